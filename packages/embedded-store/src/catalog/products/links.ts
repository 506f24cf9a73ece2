import { toSlug } from '../../shared/slug';
import type { ChosenAttribute, StoredProduct } from './product';
import type { ProductContext } from './product-context';

/** The URL of a product; unpublished products are addressed by ID. */
export function getPermalink({ context }: ProductContext, { id, slug, status }: StoredProduct): string {
  const isHidden = slug === '' || ['draft', 'pending', 'auto-draft'].includes(status);
  return isHidden ? `${context.siteUrl}/?post_type=product&p=${id}` : `${context.siteUrl}/product/${slug}/`;
}

/** The parent's URL, with the variation selected. */
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
