import type { CollectionState, ListPage } from '@admin/collection';
import { reviews } from './reviews';
import type { Review, ReviewQuery } from './types';

export const reviewsSelectors = (state: CollectionState<Review>) => ({
  /** A page of reviews with the list's totals; `undefined` until known. */
  getReviews: (query: ReviewQuery): ListPage<Review> | undefined => reviews.getPage(state, { ...query }),

  getReview: (id: number): Review | undefined => reviews.getItem(state, id),

  /** Whether a moderation of the review is being saved. */
  isModerating: (id: number): boolean => reviews.isSaving(state, id),
});
