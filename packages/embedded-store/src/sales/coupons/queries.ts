import { all, first, integer, readPage, run, text } from '../../database';
import type { Condition, Row, StoreDatabase } from '../../database';
import type { Meta } from '../../shared/meta';

export const COUPON_STATUSES = ['publish', 'draft', 'pending', 'private', 'future', 'trash'] as const;
export const DISCOUNT_TYPES = ['percent', 'fixed_cart', 'fixed_product'] as const;

export type CouponStatus = (typeof COUPON_STATUSES)[number];
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/**
 * Which products and orders a coupon applies to, and how often; amounts are decimal strings, `'0.00'` means no limit.
 */
export interface CouponRules {
  individual_use: boolean;
  product_ids: readonly number[];
  excluded_product_ids: readonly number[];
  usage_limit: number | null;
  usage_limit_per_user: number | null;
  limit_usage_to_x_items: number | null;
  free_shipping: boolean;
  product_categories: readonly number[];
  excluded_product_categories: readonly number[];
  exclude_sale_items: boolean;
  minimum_amount: string;
  maximum_amount: string;
  email_restrictions: readonly string[];
}

export interface CouponMembers {
  /** In lower case. */
  code: string;
  status: CouponStatus;
  discountType: DiscountType;
  /** In parts of the store's currency, or of a percent. */
  amount: number;
  description: string;
  rules: CouponRules;
  meta: readonly Meta[];
  /** Milliseconds since 1970. */
  expiresAt: number | null;
}

export interface Coupon extends CouponMembers {
  id: number;
  /** The status before the coupon was trashed. */
  untrashedStatus: string;
  createdAt: number;
  modifiedAt: number;
}

export const NO_RULES: CouponRules = {
  individual_use: false,
  product_ids: [],
  excluded_product_ids: [],
  usage_limit: null,
  usage_limit_per_user: null,
  limit_usage_to_x_items: null,
  free_shipping: false,
  product_categories: [],
  excluded_product_categories: [],
  exclude_sale_items: false,
  minimum_amount: '0.00',
  maximum_amount: '0.00',
  email_restrictions: [],
};

export interface NewCoupon extends Partial<Omit<CouponMembers, 'rules'>> {
  code: string;
  rules?: Partial<CouponRules>;
  createdAt: Date;
}

const COLUMNS = 'code, status, discount_type, amount, description, rules, meta, expires_at, modified_at';

/** Adds a coupon and returns its ID. */
export function createCoupon(db: StoreDatabase, { createdAt, ...coupon }: NewCoupon): number {
  const created = createdAt.getTime();
  const values = toValues(
    {
      status: 'publish',
      discountType: 'fixed_cart',
      amount: 0,
      description: '',
      meta: [],
      expiresAt: null,
      ...coupon,
      rules: { ...NO_RULES, ...coupon.rules },
    },
    created,
  );
  const places = values.map(() => '?').join(', ');
  return run(db, `INSERT INTO coupons (${COLUMNS}, created_at) VALUES (${places}, ?)`, ...values, created).id;
}

export function updateCoupon(
  db: StoreDatabase,
  coupon: Coupon,
  change: Partial<CouponMembers>,
  now: Date,
): void {
  const values = toValues({ ...coupon, ...change }, now.getTime());
  const places = values.map(() => '?').join(', ');
  run(db, `UPDATE coupons SET (${COLUMNS}) = (${places}) WHERE id = ?`, ...values, coupon.id);
}

export function trashCoupon(db: StoreDatabase, id: number): void {
  run(db, "UPDATE coupons SET untrashed_status = status, status = 'trash' WHERE id = ?", id);
}

export function deleteCoupon(db: StoreDatabase, id: number): void {
  run(db, 'DELETE FROM coupons WHERE id = ?', id);
}

export function getCoupon(db: StoreDatabase, id: number): Coupon | undefined {
  const row = first(db, 'SELECT * FROM coupons WHERE id = ?', id);
  return row && toCoupon(row);
}

/** Finds a coupon by code, ignoring case; trashed coupons are never found. */
export function findCoupon(db: StoreDatabase, code: string): Coupon | undefined {
  const row = first(db, "SELECT * FROM coupons WHERE code = ? AND status <> 'trash'", toCode(code));
  return row && toCoupon(row);
}

export function listCoupons(
  db: StoreDatabase,
  where: Condition,
  orderBy: Condition,
  { limit, offset }: { limit: number; offset: number },
): { coupons: Coupon[]; total: number } {
  const { rows, total } = readPage(db, { from: 'coupons', where, orderBy, limit, offset });
  return { coupons: rows.map(toCoupon), total };
}

export function countCoupons(db: StoreDatabase, status: Coupon['status']): number {
  return integer(first(db, 'SELECT count(*) AS total FROM coupons WHERE status = ?', status), 'total');
}

/** The users of each coupon, latest first: user IDs and email addresses. */
export function getCouponUses(db: StoreDatabase, ids: readonly number[]): Map<number, string[]> {
  const uses = new Map<number, string[]>(ids.map((id) => [id, []]));
  const rows = all(
    db,
    `SELECT coupon_id, used_by FROM coupon_uses WHERE coupon_id IN (SELECT value FROM json_each(?))
     ORDER BY order_id DESC`,
    JSON.stringify(ids),
  );
  for (const row of rows) uses.get(integer(row, 'coupon_id'))?.push(text(row, 'used_by'));
  return uses;
}

/** The normalized code, for storage and comparison. */
export function toCode(code: string): string {
  return code.trim().toLowerCase();
}

function toValues(coupon: CouponMembers, modifiedAt: number): (string | number | null)[] {
  return [
    toCode(coupon.code),
    coupon.status,
    coupon.discountType,
    coupon.amount,
    coupon.description,
    JSON.stringify(coupon.rules),
    JSON.stringify(coupon.meta),
    coupon.expiresAt,
    modifiedAt,
  ];
}

function toCoupon(row: Row): Coupon {
  const expiresAt = row['expires_at'];
  return {
    id: integer(row, 'id'),
    code: text(row, 'code'),
    status: toEnumValue(COUPON_STATUSES, text(row, 'status')),
    untrashedStatus: text(row, 'untrashed_status'),
    discountType: toEnumValue(DISCOUNT_TYPES, text(row, 'discount_type')),
    amount: integer(row, 'amount'),
    description: text(row, 'description'),
    // Only this module writes it; rules added since then get their default.
    rules: { ...NO_RULES, ...(JSON.parse(text(row, 'rules')) as Partial<CouponRules>) },
    meta: JSON.parse(text(row, 'meta')) as Meta[],
    createdAt: integer(row, 'created_at'),
    modifiedAt: integer(row, 'modified_at'),
    expiresAt: typeof expiresAt === 'number' ? expiresAt : null,
  };
}

function toEnumValue<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((each) => each === word);
  if (found === undefined) throw new TypeError(`A coupon cannot be ${word}.`);
  return found;
}
