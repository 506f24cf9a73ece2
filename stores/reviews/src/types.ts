import type * as v from 'valibot';
import type { ReviewSchema } from './schemas';

/** approved, hold, spam or trash. */
export type ReviewStatus = string;

export type Review = v.InferOutput<typeof ReviewSchema>;

export type ReviewedProduct = Review['product'];

/** Query parameters, named as in the contract. */
export interface ReviewQuery {
  status?: 'hold' | 'approved' | 'spam' | 'trash' | 'all';
  product?: readonly number[];
  search?: string;
  page?: number;
  per_page?: number;
}

/** The action that reverts a moderation, for an Undo button. */
export interface Undo {
  action: 'undoModeration';
  reviewId: number;
  /** The previous status. */
  status: ReviewStatus;
}
