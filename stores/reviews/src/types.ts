import type * as v from 'valibot';
import type { ReviewSchema } from './schemas';

/** approved, hold, spam or trash. */
export type ReviewStatus = string;

export type Review = v.InferOutput<typeof ReviewSchema>;

export type ReviewedProduct = Review['product'];

/** Which reviews, as the contract names it. */
export interface ReviewQuery {
  status?: 'hold' | 'approved' | 'spam' | 'trash' | 'all';
  product?: readonly number[];
  search?: string;
  page?: number;
  per_page?: number;
}

/** The action that takes a moderation back, for an Undo button. */
export interface Undo {
  action: 'undoModeration';
  reviewId: number;
  /** What the review was before. */
  status: ReviewStatus;
}
