export type { Moderation } from './moderation';
export { countReviews, createReview, listReviews } from './queries';
export type { NewReview, Review, ReviewStatus } from './queries';
