import { randomBytes } from 'node:crypto';

/** Policies of the client: one makes markup, one loads chunks of the build, one is the sanitizer's own. */
const TRUSTED_TYPES = 'store-admin store-admin-chunks dompurify';

/** A value for one response's `<script nonce>` attributes. */
export function createScriptNonce(): string {
  return randomBytes(18).toString('base64');
}

/**
 * What a page may do: scripts only with this response's nonce and what those load, no markup from strings except
 * through the named policies, nothing from elsewhere but pictures.
 */
export function contentSecurityPolicy(scriptNonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${scriptNonce}' 'strict-dynamic'`,
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
    // Positions of tooltips, charts and bars are computed, so style attributes are needed; scripts they are not.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** For every answer, whatever it is. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};
