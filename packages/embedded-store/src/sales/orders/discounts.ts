import { roundParts, scale, distribute, toDecimal, toParts } from '../../shared/amounts';
import type { Coupon } from '../coupons/queries';
import type { OrderProduct } from './order-product';
import { newLine } from './lines';
import type { OrderLine } from './lines';
import { sum } from './totals';
import { __, sprintf } from '../../i18n';

/** The customer and lines that coupons are applied to. */
export interface Purchase {
  lines: readonly OrderLine[];
  products: ReadonlyMap<number, OrderProduct>;
  /** The customer's email; `''` when unknown. */
  email: string;
  /** The customer as stored with coupon uses: the user ID or the email address. */
  customer: string;
  now: Date;
  decimals: number;
  /** Whether each coupon applies to the price left by the previous ones. */
  isSequential: boolean;
}

/** Applies coupons to the lines, in order, and adds a coupon line for each. Replaces earlier discounts. */
export function discount(purchase: Purchase, coupons: readonly Coupon[]): OrderLine[] {
  const existingLines = new Map(
    purchase.lines.filter(({ kind }) => kind === 'coupon').map((line) => [line.sourceId, line]),
  );
  let lines = purchase.lines
    .filter(({ kind }) => kind !== 'coupon')
    .map((line) => (line.kind === 'product' ? { ...line, total: line.subtotal } : line));
  const couponLines: OrderLine[] = [];
  for (const coupon of coupons) {
    const shares = sharesOf(coupon, { ...purchase, lines });
    lines = lines.map((line, index) => ({ ...line, total: line.total - (shares[index] ?? 0) }));
    const line =
      existingLines.get(coupon.id) ?? newLine('coupon', { name: coupon.code, sourceId: coupon.id });
    couponLines.push({ ...line, total: sum(shares, (share) => share) });
  }
  return [...lines, ...couponLines];
}

/** Why a coupon can't be used for this purchase; `undefined` if it can. */
export function getCouponError(
  coupon: Coupon,
  { purchase, usedBy, others }: { purchase: Purchase; usedBy: readonly string[]; others: readonly Coupon[] },
): string | undefined {
  const { code, rules } = coupon;
  const subtotal = sum(
    purchase.lines.filter(({ kind }) => kind === 'product'),
    ({ subtotal }) => subtotal,
  );
  const [least, most] = [toParts(rules.minimum_amount), toParts(rules.maximum_amount)];
  const isOver = (limit: number | null, uses: number) => limit !== null && uses >= limit;
  const reasons: readonly (readonly [boolean, string])[] = [
    [
      coupon.status !== 'publish' /* translators: %s: code of a coupon */,
      sprintf(__('Coupon "%s" does not exist!', 'store-admin'), code),
    ],
    [
      coupon.expiresAt !== null && coupon.expiresAt <= purchase.now.getTime(),
      __('This coupon has expired.', 'store-admin'),
    ],
    [isOver(rules.usage_limit, usedBy.length), __('Coupon usage limit has been reached.', 'store-admin')],
    [
      isOver(rules.usage_limit_per_user, usedBy.filter((user) => user === purchase.customer).length),
      __('Coupon usage limit has been reached.', 'store-admin'),
    ],
    [
      least > 0 && subtotal < least,
      sprintf(
        /* translators: %s: amount of money */
        __('The minimum spend for this coupon is %s.', 'store-admin'),
        toDecimal(least, purchase.decimals),
      ),
    ],
    [
      most > 0 && subtotal > most,
      sprintf(
        /* translators: %s: amount of money */
        __('The maximum spend for this coupon is %s.', 'store-admin'),
        toDecimal(most, purchase.decimals),
      ),
    ],
    [
      rules.email_restrictions.length > 0 &&
        !rules.email_restrictions.some((pattern) => fitsEmail(pattern, purchase.email)),
      __('This coupon is not valid for this customer.', 'store-admin'),
    ],
    [
      others.some((other) => other.rules.individual_use || rules.individual_use),
      sprintf(
        /* translators: %s: code of a coupon */
        __('Coupon "%s" cannot be used in conjunction with other coupons.', 'store-admin'),
        code,
      ),
    ],
    [
      coupon.discountType !== 'fixed_cart' && !purchase.lines.some((line) => applies(coupon, purchase, line)),
      __('Sorry, this coupon is not applicable to selected products.', 'store-admin'),
    ],
  ];
  return reasons.find(([isRefused]) => isRefused)?.[1];
}

/** The discount of a coupon on each line; never more than the line's remaining price. */
function sharesOf(coupon: Coupon, purchase: Purchase): number[] {
  const { lines, decimals } = purchase;
  let items = coupon.rules.limit_usage_to_x_items ?? Infinity;
  const counted = lines.map((line) => {
    if (!applies(coupon, purchase, line)) return { most: 0, base: 0, quantity: 0 };
    const quantity = coupon.discountType === 'fixed_cart' ? line.quantity : Math.min(line.quantity, items);
    items -= quantity;
    const part = (amount: number) => scale(amount, quantity, line.quantity);
    return { most: line.total, base: part(purchase.isSequential ? line.total : line.subtotal), quantity };
  });
  const bases = counted.map(({ base }) => base);
  if (coupon.discountType === 'fixed_product') {
    return counted.map(({ most, quantity }) => Math.max(0, Math.min(most, coupon.amount * quantity)));
  }
  const wanted =
    coupon.discountType === 'percent'
      ? roundParts(scale(sum(bases, Number), coupon.amount, PERCENT), decimals)
      : coupon.amount;
  const most = counted.map(({ most: left }) => left);
  const left = sum(most, Number);
  const shares = distribute(Math.min(wanted, left), bases, decimals);
  const isTooMuch = shares.some((share, index) => share > (most[index] ?? 0));
  return isTooMuch ? distribute(Math.min(wanted, left), most, decimals) : shares;
}

/** 100 percent, in parts. */
const PERCENT = toParts('100');

function applies({ rules, discountType }: Coupon, { products }: Purchase, line: OrderLine): boolean {
  if (line.kind !== 'product' || line.quantity <= 0) return false;
  if (discountType === 'fixed_cart') return true;
  const ids = [line.productId, line.variationId];
  const product = products.get(line.variationId || line.productId);
  const names = (list: readonly number[], found: readonly number[]) => found.some((id) => list.includes(id));
  const categories = product?.categories ?? [];
  const isWanted =
    (rules.product_ids.length === 0 && rules.product_categories.length === 0) ||
    names(rules.product_ids, ids) ||
    names(rules.product_categories, categories);
  const isExcluded =
    names(rules.excluded_product_ids, ids) ||
    names(rules.excluded_product_categories, categories) ||
    (rules.exclude_sale_items && product?.isOnSale === true);
  return isWanted && !isExcluded;
}

/** `*@example.com` matches all addresses of a domain. */
function fitsEmail(pattern: string, email: string): boolean {
  const address = email.toLowerCase();
  return pattern.startsWith('*') ? address.endsWith(pattern.slice(1)) : address === pattern;
}
