export { countReviews, createReview, listReviews } from './queries';
export type { Review, ReviewStatus } from './queries';
