import { __ } from '@wordpress/i18n';
import type { ProductRecord } from '@admin/store-product';

/** Splits a product's address around its editable part. */
export function splitPermalink({ permalink_template, permalink, slug }: ProductRecord): [string, string] {
  const place = /%(?:pagename|product|postname)%/;
  if (permalink_template && place.test(permalink_template)) {
    const [before = '', after = ''] = permalink_template.split(place);
    return [before, after];
  }
  const at = slug === '' ? -1 : permalink.lastIndexOf(slug);
  return at < 0 ? ['', ''] : [permalink.slice(0, at), permalink.slice(at + slug.length)];
}

/** WordPress's limit in bytes; characters outside ASCII are percent-encoded. */
const LONGEST = 200;

/** Returns an error message for an invalid slug. */
export function findSlugProblem(text: string): string | undefined {
  const slug = toSlug(text);
  if (slug === '') return __('Please use at least one letter or number.', 'store-admin');
  return encodeURI(slug).length > LONGEST
    ? __('Please enter a link of up to 200 characters.', 'store-admin')
    : undefined;
}

/** Predicts the server's slug for typed text; the server decides, also if the slug is taken. */
export const toSlug = (text: string): string =>
  text
    .trim()
    .toLocaleLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^\p{L}\p{N}\p{M}%-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
