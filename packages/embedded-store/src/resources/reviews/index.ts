export { countReviews, createReview } from './reviews';
export type { NewReview, ReviewStatus } from './reviews';
