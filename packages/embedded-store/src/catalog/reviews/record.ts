import type { RestRequest } from '../../rest';
import { toAvatars } from '../../shared/avatars';
import { toGmtDate, toSiteDate } from '../../shared/dates';
import { getTimeZone } from '../../site';
import { embedProduct, readProductRecords } from '../products/embedded';
import type { Review } from './queries';

/** Formats reviews as in the contract; with `_embed`, each includes its product. */
export function showReviews(
  request: RestRequest,
  namespace: string,
  reviews: readonly Review[],
  view: 'view' | 'edit',
): object[] {
  const { context, link } = request;
  const zone = getTimeZone(context.db);
  const root = `${namespace}/products`;
  const ids = reviews.map(({ productId }) => productId);
  const products = readProductRecords(request, root, ids);
  const isEmbedding = request.value('_embed') !== undefined;
  return reviews.map((review) => {
    const product = products.get(review.productId) ?? {};
    return {
      id: review.id,
      date_created: toSiteDate(zone, review.createdAt),
      date_created_gmt: toGmtDate(review.createdAt),
      product_id: review.productId,
      product_name: product['name'] ?? '',
      product_permalink: product['permalink'] ?? '',
      status: review.status,
      reviewer: review.reviewer,
      reviewer_email: review.email,
      review: view === 'edit' ? review.review : toParagraphs(review.review),
      rating: review.rating,
      verified: review.isVerified,
      reviewer_avatar_urls: toAvatars(review.reviewer),
      _links: {
        self: [{ href: link(`${root}/reviews/${review.id}`) }],
        collection: [{ href: link(`${root}/reviews`) }],
        up: [{ embeddable: true, href: link(`${root}/${review.productId}`) }],
      },
      ...(isEmbedding && { _embedded: { up: [embedProduct(product)] } }),
    };
  });
}

/** Converts text to HTML; blank lines separate paragraphs. */
function toParagraphs(review: string): string {
  const paragraphs = review.split(/\n{2,}/).map((text) => text.trim().replaceAll('\n', '<br />\n'));
  return paragraphs.map((text) => `<p>${text}</p>\n`).join('');
}
