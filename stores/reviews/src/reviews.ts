import { createCollection } from '@admin/collection';
import type { Review } from './types';

/** Statuses in the list of all reviews; spam and trash are separate lists. */
const ALL = new Set(['approved', 'hold']);

/** A list by status contains only reviews that still have it. */
export const reviews = createCollection<Review>('reviews', (review, { status = 'approved' }) =>
  status === 'all' ? ALL.has(review.status) : review.status === status,
);
