export { useReviewsOnHold } from './hooks';
export { isReviewChange, reviewsStore } from './store';
export type { Review, ReviewedProduct, ReviewQuery, ReviewStatus, Undo } from './types';
