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
  // The product is embedded along this link.
  '_links',
  '_embedded',
];

export const fetchReviews = (signal: AbortSignal, query: ReviewQuery): Promise<Page<Review[]>> =>
  requestPage(PATH, { query: { ...query, _embed: 1, _fields: FIELDS }, signal, parse: parseReviews });

/** `untrash` and `unspam` give a review the status it had before. Answers with the status it has now. */
export const saveStatus = (signal: AbortSignal, id: number, status: string): Promise<string> =>
  request(`${PATH}/${id}`, { method: 'PUT', body: { status }, signal, parse: parseStatus });

/** Moves a review to the trash, from where it can be brought back. */
export const trashReview = (signal: AbortSignal, id: number): Promise<string> =>
  request(`${PATH}/${id}`, { method: 'DELETE', signal, parse: parseStatus });
