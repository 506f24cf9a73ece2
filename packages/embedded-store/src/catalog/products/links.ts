import { toSlug } from '../../shared/slug';
import type { ChosenAttribute, StoredProduct } from './product';
import type { ProductContext } from './product-context';

/** Where customers find a product; what they cannot see yet is found by number. */
export function getPermalink({ context }: ProductContext, { id, slug, status }: StoredProduct): string {
  const isHidden = slug === '' || ['draft', 'pending', 'auto-draft'].includes(status);
  return isHidden ? `${context.siteUrl}/?post_type=product&p=${id}` : `${context.siteUrl}/product/${slug}/`;
}

/** The page of its parent, with the variation chosen. */
export function getVariationPermalink(
  around: ProductContext,
  parent: StoredProduct,
  chosen: readonly ChosenAttribute[],
): string {
  const address = getPermalink(around, parent);
  const query = chosen
    .filter(({ option }) => option !== '')
    .map(({ id, name, option }) => {
      const key = around.attributes.get(id)?.slug ?? toSlug(name);
      return `attribute_${encodeURIComponent(key)}=${encodeURIComponent(option)}`;
    });
  return query.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${query.join('&')}`;
}
