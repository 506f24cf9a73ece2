import { ALLOWED, getSanitizer, type SanitizedHtml } from './sanitize-html';
import { getPolicy } from './trusted-types';

export interface SanitizerRules {
  /** Names of elements that stay. */
  readonly tags: readonly string[];
  /** Names of attributes that stay; what an address may begin with is not up to the caller. */
  readonly attributes: readonly string[];
}

interface SanitizedForms {
  html: SanitizedHtml;
  body: HTMLElement;
  fragment: DocumentFragment;
}

/** Reduces HTML to the elements and attributes that a caller names, in the form that is wanted. */
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
