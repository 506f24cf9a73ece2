/** approved, hold, spam or trash. */
export type ReviewStatus = string;

export interface ReviewedProduct {
  id: number;
  /** Plain text. */
  name: string;
  /** Where customers see it; empty when unknown. */
  permalink: string;
  /** Address of its picture; empty when it has none. */
  image: string;
}

export interface Review {
  id: number;
  status: ReviewStatus;
  /** HTML from the server, to be sanitised before it is shown. */
  review: string;
  /** Stars, 0 to 5; 0 when none were given. */
  rating: number;
  /** Plain text. */
  reviewer: string;
  /** Address of the reviewer's picture; empty when there is none. */
  avatar: string;
  /** Milliseconds since 1970, by the server's clock. */
  createdAt: number;
  product: ReviewedProduct;
}

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
