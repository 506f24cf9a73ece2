import { createCollection } from '@admin/collection';
import type { Review } from './types';

/** What a list of all reviews holds; spam and trash have lists of their own. */
const ALL = new Set(['approved', 'hold']);

/** A list of one status holds the reviews that still have it. */
export const reviews = createCollection<Review>('reviews', (review, { status = 'approved' }) =>
  status === 'all' ? ALL.has(review.status) : review.status === status,
);
