import { __ } from '@wordpress/i18n';
import type { ProductRecord } from '@admin/store-product';

/** The address of a product around the part that its owner may choose. */
export function splitPermalink({ permalink_template, permalink, slug }: ProductRecord): [string, string] {
  const place = /%(?:pagename|product|postname)%/;
  if (permalink_template && place.test(permalink_template)) {
    const [before = '', after = ''] = permalink_template.split(place);
    return [before, after];
  }
  const at = slug === '' ? -1 : permalink.lastIndexOf(slug);
  return at < 0 ? ['', ''] : [permalink.slice(0, at), permalink.slice(at + slug.length)];
}

/** As many bytes as hosts keep of an address, with letters beyond plain English written in per cent. */
const LONGEST = 200;

/** What keeps a text from being an address, in a sentence. */
export function findSlugProblem(text: string): string | undefined {
  const slug = toSlug(text);
  if (slug === '') return __('Please use at least one letter or number.', 'woocommerce');
  return encodeURI(slug).length > LONGEST
    ? __('Please enter a link of up to 200 characters.', 'woocommerce')
    : undefined;
}

/** What the server will make of an address somebody typed; it decides in the end, also when the address is taken. */
export const toSlug = (text: string): string =>
  text
    .trim()
    .toLocaleLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^\p{L}\p{N}\p{M}%-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
