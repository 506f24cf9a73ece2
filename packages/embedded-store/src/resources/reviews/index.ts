export type { Moderation } from './moderation';
export { countReviews, createReview, listReviews } from './queries';
export type { Review, ReviewStatus } from './queries';
