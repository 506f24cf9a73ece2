import { createCollection, type CollectionState, type ListPage } from '@admin/collection';
import type { Review, ReviewQuery } from './types';

/** Statuses in the list of all reviews; spam and trash are separate lists. */
const ALL = new Set(['approved', 'hold']);

/** A list by status contains only reviews that still have it. */
export const reviews = createCollection<Review>('reviews', (review, { status = 'approved' }) =>
  status === 'all' ? ALL.has(review.status) : review.status === status,
);

export const reviewsSelectors = (state: CollectionState<Review>) => ({
  /** A page of reviews with the list's totals; `undefined` until known. */
  getReviews: (query: ReviewQuery): ListPage<Review> | undefined => reviews.getPage(state, { ...query }),

  getReview: (id: number): Review | undefined => reviews.getItem(state, id),

  /** Whether a moderation of the review is being saved. */
  isModerating: (id: number): boolean => reviews.isSaving(state, id),
});
