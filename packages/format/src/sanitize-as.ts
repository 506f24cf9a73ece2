import { ALLOWED, getSanitizer, type SanitizedHtml } from './sanitize-html';
import { getPolicy } from './trusted-types';

export interface SanitizerRules {
  /** Allowed element names. */
  readonly tags: readonly string[];
  /** Allowed attribute names; allowed URL schemes cannot be changed. */
  readonly attributes: readonly string[];
}

interface SanitizedForms {
  html: SanitizedHtml;
  body: HTMLElement;
  fragment: DocumentFragment;
}

/** Sanitizes HTML to the given elements and attributes, in the requested output form. */
export function sanitizeAs<Form extends keyof SanitizedForms>(
  html: string,
  form: Form,
  { tags, attributes }: SanitizerRules,
): SanitizedForms[Form] {
  const policy = getPolicy();
  const config = {
    ...ALLOWED,
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...attributes],
    ...(policy ? { TRUSTED_TYPES_POLICY: policy } : {}),
  };
  const sanitize = (): SanitizedForms[keyof SanitizedForms] => {
    const sanitizer = getSanitizer();
    if (form === 'body') return sanitizer.sanitize(html, { ...config, RETURN_DOM: true }) as HTMLElement;
    if (form === 'fragment') return sanitizer.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true });
    const clean = sanitizer.sanitize(html, config);
    return policy ? policy.createHTML(clean) : clean;
  };
  return sanitize() as SanitizedForms[Form];
}
