import { isOneOf, all } from '../../database';
import type { RestRequest } from '../../rest';
import { toAvatars } from '../avatars';
import { toGmtDate, toSiteDate } from '../dates';
import { getTimeZone } from '../local-time';
import { showProducts, toProduct } from '../products';
import type { Review } from './reviews';

/** Members of a product that are shown inside another record. */
const EMBEDDED = ['id', 'name', 'slug', 'permalink', 'description', 'short_description', 'images', '_links'];

/** Reviews as the contract shows them; with `_embed`, each brings its product. */
export function showReviews(
  request: RestRequest,
  namespace: string,
  reviews: readonly Review[],
  view: 'view' | 'edit',
): object[] {
  const { context, link } = request;
  const zone = getTimeZone(context.db);
  const products = readProducts(request, namespace, reviews);
  const root = `${namespace}/products`;
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
      ...(isEmbedding && {
        _embedded: { up: [Object.fromEntries(EMBEDDED.map((name) => [name, product[name]]))] },
      }),
    };
  });
}

type Record = Readonly<{ [name: string]: unknown }>;

function readProducts(
  request: RestRequest,
  namespace: string,
  reviews: readonly Review[],
): ReadonlyMap<number, Record> {
  const where = isOneOf(
    'id',
    reviews.map(({ productId }) => productId),
  );
  const products = all(request.context.db, `SELECT * FROM products WHERE ${where.sql}`, ...where.values).map(
    toProduct,
  );
  const records = showProducts(request, `${namespace}/products`, products, 'view');
  return new Map(products.map(({ id }, index) => [id, { ...records[index] }]));
}

/** Text as HTML: empty lines part paragraphs. */
function toParagraphs(review: string): string {
  const paragraphs = review.split(/\n{2,}/).map((text) => text.trim().replaceAll('\n', '<br />\n'));
  return paragraphs.map((text) => `<p>${text}</p>\n`).join('');
}
