export type { Moderation } from './moderation';
export { countReviews, createReview, listReviews } from './reviews';
export type { NewReview, Review, ReviewStatus } from './reviews';
