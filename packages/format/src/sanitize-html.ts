import createSanitizer from 'dompurify';
import type { Config } from 'dompurify';
import { getPolicy, type Policy } from './trusted-types';

/** Tags, attributes: product specification, section 5. Links: http, https, mailto and relative ones. */
export const ALLOWED: Config = {
  ALLOWED_TAGS: ['a', 'b', 'em', 'i', 'strong', 'p', 'br'],
  ALLOWED_ATTR: ['target', 'href', 'rel', 'name', 'download'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ADD_URI_SAFE_ATTR: ['download', 'rel', 'target'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** Value for `innerHTML`: a TrustedHTML object if the page requires Trusted Types. */
export type SanitizedHtml = string | ReturnType<Policy['createHTML']>;

let sanitizer: ReturnType<typeof createSanitizer> | undefined;

/** Sanitizes HTML to a few safe tags and links; the text of removed elements stays, except for scripts. */
export function sanitizeHtml(html: string): SanitizedHtml {
  const policy = getPolicy();
  const clean = getSanitizer().sanitize(
    html,
    policy ? { ...ALLOWED, TRUSTED_TYPES_POLICY: policy } : ALLOWED,
  );
  return policy ? policy.createHTML(clean) : clean;
}

/** A separate instance, so that hooks added by other scripts do not apply. */
export function getSanitizer() {
  if (!sanitizer) {
    sanitizer = createSanitizer(window);
    sanitizer.addHook('afterSanitizeAttributes', addNoopener);
  }
  return sanitizer;
}

/** Prevents pages opened in a new tab from accessing this one. */
function addNoopener(element: Element) {
  if (element.getAttribute('target') !== '_blank') return;
  const rel = new Set(element.getAttribute('rel')?.split(/\s+/).filter(Boolean));
  element.setAttribute('rel', [...rel.add('noopener')].join(' '));
}
