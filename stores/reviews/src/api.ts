import { request, requestPage, type Page } from '@admin/http';
import { parseReviews, parseStatus } from './schemas';
import type { Review, ReviewQuery } from './types';

const PATH = '/wc-analytics/products/reviews';

const FIELDS = [
  'id',
  'review',
  'rating',
  'reviewer',
  'reviewer_avatar_urls',
  'status',
  'date_created_gmt',
  'product_id',
  'product_name',
  'product_permalink',
  // Needed for embedding the product.
  '_links',
  '_embedded',
];

export const fetchReviews = (signal: AbortSignal, query: ReviewQuery): Promise<Page<Review[]>> =>
  requestPage(PATH, { query: { ...query, _embed: 1, _fields: FIELDS }, signal, parse: parseReviews });

/** `untrash` and `unspam` restore the previous status. Returns the new status. */
export const saveStatus = (signal: AbortSignal, id: number, status: string): Promise<string> =>
  request(`${PATH}/${id}`, { method: 'PUT', body: { status }, signal, parse: parseStatus });

/** Moves a review to the trash, from which it can be restored. */
export const trashReview = (signal: AbortSignal, id: number): Promise<string> =>
  request(`${PATH}/${id}`, { method: 'DELETE', signal, parse: parseStatus });
