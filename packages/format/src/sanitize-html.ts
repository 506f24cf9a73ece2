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

/** What an element takes as its HTML: an object of the page's policy where Trusted Types are required. */
export type SanitizedHtml = string | ReturnType<Policy['createHTML']>;

let sanitizer: ReturnType<typeof createSanitizer> | undefined;

/** Reduces HTML to a few harmless tags and links; the words inside of what is removed stay, scripts do not. */
export function sanitizeHtml(html: string): SanitizedHtml {
  const policy = getPolicy();
  const clean = getSanitizer().sanitize(
    html,
    policy ? { ...ALLOWED, TRUSTED_TYPES_POLICY: policy } : ALLOWED,
  );
  return policy ? policy.createHTML(clean) : clean;
}

/** An instance of our own, so that hooks which other scripts add to theirs do not reach us. */
export function getSanitizer() {
  if (!sanitizer) {
    sanitizer = createSanitizer(window);
    sanitizer.addHook('afterSanitizeAttributes', addNoopener);
  }
  return sanitizer;
}

/** A page opened in another tab gets no hold of this one. */
function addNoopener(element: Element) {
  if (element.getAttribute('target') !== '_blank') return;
  const rel = new Set(element.getAttribute('rel')?.split(/\s+/).filter(Boolean));
  element.setAttribute('rel', [...rel.add('noopener')].join(' '));
}
