import {
  allOf,
  condition,
  contains,
  first,
  integer,
  isNoneOf,
  isOneOf,
  readPage,
  run,
  text,
} from '../../database';
import type { Row, StoreDatabase } from '../../database';

export type ReviewStatus = 'approved' | 'hold' | 'spam' | 'trash';

export interface NewReview {
  productId: number;
  status: ReviewStatus;
  reviewer: string;
  email: string;
  review: string;
  /** 1 to 5 stars; 0 if not rated. */
  rating: number;
  createdAt: Date;
}

export interface Review extends Omit<NewReview, 'createdAt'> {
  id: number;
  /** The status to restore when the review leaves spam or the trash. */
  previousStatus: ReviewStatus;
  /** Whether the reviewer bought the product. */
  isVerified: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
}

export interface ReviewFilter {
  search?: string | undefined;
  after?: number | undefined;
  before?: number | undefined;
  include: readonly number[];
  exclude: readonly number[];
  /** User IDs; reviews are matched by the user's email address. */
  reviewer: readonly number[];
  reviewerExclude: readonly number[];
  reviewerEmail?: string | undefined;
  product: readonly number[];
  /** Stars; all ratings if omitted. */
  rating?: number | undefined;
  /** `all` excludes spam and trash. */
  status: ReviewStatus | 'all';
  orderBy: keyof typeof ORDERS;
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const ORDERS = {
  date: 'created_at',
  date_gmt: 'created_at',
  id: 'id',
  include: 'id',
  product: 'product_id',
} as const;

export function createReview(db: StoreDatabase, review: NewReview): number {
  const { id } = run(
    db,
    `INSERT INTO reviews (product_id, status, reviewer, reviewer_email, review, rating, is_verified, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    review.productId,
    review.status,
    review.reviewer,
    review.email,
    review.review,
    review.rating,
    hasBought(db, review) ? 1 : 0,
    review.createdAt.getTime(),
  );
  countRatings(db, review.productId);
  return id;
}

export function countReviews(db: StoreDatabase, status: ReviewStatus): number {
  return integer(first(db, 'SELECT count(*) AS total FROM reviews WHERE status = ?', status), 'total');
}

export function getReview(db: StoreDatabase, id: number): Review | undefined {
  const row = first(db, 'SELECT * FROM reviews WHERE id = ?', id);
  return row && toReview(row);
}

export function listReviews(db: StoreDatabase, filter: ReviewFilter): { reviews: Review[]; total: number } {
  const { search, after, before, include, exclude, reviewer, reviewerExclude, product, status } = filter;
  const of = (users: readonly number[]) => {
    const where = isOneOf('users.id', users);
    return condition(`reviewer_email IN (SELECT email FROM users WHERE ${where.sql})`, ...where.values);
  };
  const [by, notBy] = [of(reviewer), of(reviewerExclude)];
  const where = allOf([
    status === 'all' ? condition("status IN ('approved', 'hold')") : condition('status = ?', status),
    search !== undefined && contains(['review', 'reviewer', 'reviewer_email'], search),
    after !== undefined && condition('created_at > ?', after),
    before !== undefined && condition('created_at < ?', before),
    include.length > 0 && isOneOf('id', include),
    exclude.length > 0 && isNoneOf('id', exclude),
    product.length > 0 && isOneOf('product_id', product),
    filter.rating !== undefined && condition('rating = ?', filter.rating),
    filter.reviewerEmail !== undefined &&
      condition('reviewer_email = ? COLLATE NOCASE', filter.reviewerEmail),
    reviewer.length > 0 && by,
    reviewerExclude.length > 0 && condition(`NOT (${notBy.sql})`, ...notBy.values),
  ]);
  const { rows, total } = readPage(db, {
    from: 'reviews',
    where,
    orderBy: `${ORDERS[filter.orderBy]} ${filter.order}, id ${filter.order}`,
    limit: filter.limit,
    offset: filter.offset,
  });
  return { reviews: rows.map(toReview), total };
}

/** Saves a review and updates the ratings of its product and of the one it was moved from. */
export function updateReview(db: StoreDatabase, review: Review): void {
  const before = getReview(db, review.id);
  run(
    db,
    `UPDATE reviews SET product_id = ?, status = ?, previous_status = ?, reviewer = ?, reviewer_email = ?, review = ?,
       rating = ? WHERE id = ?`,
    review.productId,
    review.status,
    review.previousStatus,
    review.reviewer,
    review.email,
    review.review,
    review.rating,
    review.id,
  );
  countRatings(db, review.productId);
  if (before && before.productId !== review.productId) countRatings(db, before.productId);
}

export function deleteReview(db: StoreDatabase, { id, productId }: Review): void {
  run(db, 'DELETE FROM reviews WHERE id = ?', id);
  countRatings(db, productId);
}

function hasBought(db: StoreDatabase, { productId, email }: NewReview): boolean {
  const row = first(
    db,
    `SELECT 1 AS found FROM order_lines JOIN orders ON orders.id = order_lines.order_id
     WHERE order_lines.product_id = ? AND kind = 'product' AND orders.status IN ('processing', 'completed')
       AND orders.billing ->> 'email' = ? COLLATE NOCASE LIMIT 1`,
    productId,
    email,
  );
  return row !== undefined;
}

/** Stores the rating with the product, so that lists can be sorted by it. Only approved reviews count. */
function countRatings(db: StoreDatabase, product: number): void {
  run(
    db,
    `UPDATE products SET (rating_count, average_rating) = (
       SELECT count(*), printf('%.2f', coalesce(avg(rating), 0)) FROM reviews
       WHERE product_id = products.id AND status = 'approved' AND rating > 0
     ) WHERE id = ?`,
    product,
  );
}

function toReview(row: Row): Review {
  return {
    id: integer(row, 'id'),
    productId: integer(row, 'product_id'),
    status: toStatus(text(row, 'status')),
    previousStatus: toStatus(text(row, 'previous_status')),
    reviewer: text(row, 'reviewer'),
    email: text(row, 'reviewer_email'),
    review: text(row, 'review'),
    rating: integer(row, 'rating'),
    isVerified: integer(row, 'is_verified') === 1,
    createdAt: integer(row, 'created_at'),
  };
}

function toStatus(status: string): ReviewStatus {
  const found = (['approved', 'hold', 'spam', 'trash'] as const).find((each) => each === status);
  if (!found) throw new Error(`${status} is no status of a review.`);
  return found;
}
