import { decodeEntities } from '@admin/format';
import { isRecord, toList, toRecord } from '@admin/http';
import type { Review, ReviewedProduct } from './types';

/** Whatever is no review is left out, so that one bad entry costs only itself. */
export const toReviews = (payload: unknown): Review[] =>
  toList(payload).flatMap((entry) => (hasId(entry) ? [toReview(entry)] : []));

function toReview(review: Record<string, unknown> & { id: number }): Review {
  return {
    id: review.id,
    status: text(review['status']),
    review: text(review['review']),
    rating: typeof review['rating'] === 'number' ? review['rating'] : 0,
    reviewer: decodeEntities(text(review['reviewer'])),
    avatar: toAvatar(review['reviewer_avatar_urls']),
    // Times in UTC come without a zone.
    createdAt: Date.parse(`${text(review['date_created_gmt'])}Z`) || 0,
    product: toProduct(review),
  };
}

/** The status a review has after a moderation; answers to writes leave the product out. */
export const toStatus = (payload: unknown): string => text(toRecord(payload)['status']);

/** The product as it is embedded, or what the review itself tells of it. */
function toProduct(review: Record<string, unknown>): ReviewedProduct {
  const { up } = record(review['_embedded']);
  const product = record(Array.isArray(up) ? up[0] : undefined);
  const { images } = product;
  return {
    id: typeof review['product_id'] === 'number' ? review['product_id'] : 0,
    name: decodeEntities(text(product['name']) || text(review['product_name'])),
    permalink: text(product['permalink']) || text(review['product_permalink']),
    image: text(record(Array.isArray(images) ? images[0] : undefined)['src']),
  };
}

/** The largest of the sizes, which are the keys. */
function toAvatar(value: unknown): string {
  const [, address] = Object.entries(record(value)).toSorted(([a], [b]) => Number(b) - Number(a))[0] ?? [];
  return text(address);
}

const hasId = (entry: unknown): entry is Record<string, unknown> & { id: number } =>
  isRecord(entry) && typeof entry['id'] === 'number';

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
