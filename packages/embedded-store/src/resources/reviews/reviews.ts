import { first, integer, run } from '../../database';
import type { StoreDatabase } from '../../database';

export type ReviewStatus = 'approved' | 'hold' | 'spam' | 'trash';

export interface NewReview {
  productId: number;
  status: ReviewStatus;
  reviewer: string;
  email: string;
  review: string;
  /** Stars, 1 to 5; 0 is none given. */
  rating: number;
  createdAt: Date;
}

export function createReview(db: StoreDatabase, review: NewReview): number {
  return run(
    db,
    `INSERT INTO reviews (product_id, status, reviewer, reviewer_email, review, rating, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    review.productId,
    review.status,
    review.reviewer,
    review.email,
    review.review,
    review.rating,
    review.createdAt.getTime(),
  ).id;
}

export function countReviews(db: StoreDatabase, status: ReviewStatus): number {
  return integer(first(db, 'SELECT count(*) AS total FROM reviews WHERE status = ?', status), 'total');
}
