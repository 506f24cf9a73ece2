import { sanitizeAs, type SanitizedHtml } from '@admin/format';

export const DEFAULT_ALLOWED_TAGS = ['a', 'b', 'em', 'i', 'strong', 'p', 'br', 'abbr'] as const;
export const DEFAULT_ALLOWED_ATTR = ['target', 'href', 'rel', 'name', 'download', 'title'] as const;

export const TRUSTED_POLICY_NAME = 'woocommerce-sanitize';

export interface SanitizeConfig {
  readonly tags?: readonly string[];
  readonly attr?: readonly string[];
  /** A string by default. */
  readonly returnType?: 'string' | 'HTMLBodyElement' | 'DocumentFragment';
}

/** Sanitizes HTML; only the given elements and attributes are kept. */
export function sanitizeHTML(
  html: string | null | undefined,
  config: SanitizeConfig = {},
): SanitizedHtml | HTMLElement | DocumentFragment {
  const { tags = DEFAULT_ALLOWED_TAGS, attr = DEFAULT_ALLOWED_ATTR, returnType } = config;
  const allowance = { tags, attributes: attr };
  if (returnType === 'HTMLBodyElement') return sanitizeAs(html ?? '', 'body', allowance);
  if (returnType === 'DocumentFragment') return sanitizeAs(html ?? '', 'fragment', allowance);
  return sanitizeAs(html ?? '', 'html', allowance);
}

/** Returns a Trusted Types policy that sanitizes HTML; `null` in browsers without Trusted Types. */
export const getTrustedTypesPolicy = () =>
  'trustedTypes' in window ? { createHTML: (html: string) => sanitizeHTML(html) } : null;
