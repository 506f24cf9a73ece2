import { randomBytes } from 'node:crypto';

/** The client's Trusted Types policies: one creates markup, one loads chunks of the build, one belongs to DOMPurify. */
const TRUSTED_TYPES = 'store-admin store-admin-chunks dompurify';

/** A random value for the `<script nonce>` attributes of one response. */
export function createScriptNonce(): string {
  return randomBytes(18).toString('base64');
}

/**
 * The content security policy of a page: scripts only with this response's nonce and what those load, markup from
 * strings only through the named policies, and nothing from other origins except images.
 */
export function contentSecurityPolicy(scriptNonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${scriptNonce}' 'strict-dynamic'`,
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
    // Tooltips, charts and bars have computed positions, so inline styles are needed; inline scripts are not.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Headers for every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};
