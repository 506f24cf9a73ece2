import { defineStore } from '@admin/data';
import { reviews, reviewsSelectors } from './reviews';
import { approveReview, fetchReviews, spamReview, trashReview, undoModeration } from './sagas';

export const reviewsStore = defineStore({
  name: 'reviews',
  reducer: reviews.reducer,
  selectors: reviewsSelectors,
  actions: { approveReview, spamReview, trashReview, undoModeration },
  resolvers: { getReviews: fetchReviews },
});

declare module '@admin/data' {
  interface StoreMap {
    reviews: typeof reviewsStore;
  }
}

/** Whether an action confirms a moderation, for stores that react to it. */
export const isReviewChange = reviews.isConfirmation;
