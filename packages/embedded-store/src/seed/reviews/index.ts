import { all, integer, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { createReview } from '../../catalog';
import type { ReviewStatus } from '../../catalog';
import { DAY_MS } from '../calendar';
import { createPerson } from '../people';
import type { Random } from '../random';
import texts from './texts.data.json';

/** A review of the product with that SKU. */
interface Text {
  sku: string;
  rating: number;
  review: string;
  /** Approved when omitted. */
  status?: ReviewStatus;
}

/** Reviews in chronological order. */
export const TEXTS = texts as readonly Text[];

/** Reviews were written during this many days before today. */
const PERIOD = 400;

/** Number of customers of a product to pick a reviewer from. */
const WITNESSES = 40;

/** Customer reviews, mostly from customers of the product; some await moderation. */
export function seedReviews(db: StoreDatabase, random: Random, now: Date): void {
  TEXTS.forEach(({ sku, status = 'approved', ...review }, index) => {
    const productId = findProduct(db, sku);
    const left = (TEXTS.length - index) / TEXTS.length;
    // Reviews get more frequent toward today, with the last ones within two days.
    const wroteAt = new Date(now.getTime() - Math.floor((0.2 + left ** 1.6 * PERIOD) * DAY_MS));
    createReview(db, {
      ...review,
      ...pickReviewer(db, random, {
        productId,
        wroteAt,
        isStranger: status === 'spam' || status === 'trash',
      }),
      status,
      productId,
      createdAt: wroteAt,
    });
  });
}

function findProduct(db: StoreDatabase, sku: string): number {
  const [row] = all(db, 'SELECT id FROM products WHERE sku = ?', sku);
  if (!row) throw new Error(`Nothing has the SKU ${sku}.`);
  return integer(row, 'id');
}

function pickReviewer(
  db: StoreDatabase,
  random: Random,
  { productId, wroteAt, isStranger }: { productId: number; wroteAt: Date; isStranger: boolean },
): { reviewer: string; email: string } {
  const customers = isStranger ? [] : findReviewers(db, productId, wroteAt);
  if (customers.length > 0) return random.pick(customers);
  // Numbers above those of all customers.
  const { firstName, lastName, email } = createPerson(10_000_000 + random.between(0, 9999));
  return { reviewer: `${firstName} ${lastName}`, email };
}

function findReviewers(db: StoreDatabase, productId: number, before: Date) {
  const rows = all(
    db,
    `SELECT billing ->> 'first_name' || ' ' || (billing ->> 'last_name') AS reviewer, billing ->> 'email' AS email
     FROM order_lines JOIN orders ON orders.id = order_lines.order_id
     WHERE product_id = ? AND kind = 'product' AND orders.status = 'completed' AND completed_at < ?
       AND billing ->> 'email' <> ''
     ORDER BY order_lines.id DESC LIMIT ?`,
    productId,
    before.getTime(),
    WITNESSES,
  );
  return rows.map((row: Row) => ({ reviewer: text(row, 'reviewer'), email: text(row, 'email') }));
}
