import {
  accept,
  boolean,
  describeInvalid,
  integer,
  list,
  nullable,
  oneOf,
  RestError,
  string,
} from '../../rest';
import type { ArgumentValues } from '../../rest';
import { amount } from '../../shared/amount-argument';
import { DECIMALS, PARTS, toDecimal, toParts } from '../../shared/amounts';
import { cleanLine, cleanText } from '../../shared/clean';
import { fromDate } from '../../shared/dates';
import type { TimeZone } from '../../shared/local-time';
import { mergeMeta, metaArgs } from '../../shared/meta';
import { COUPON_STATUSES, DISCOUNT_TYPES, NO_RULES, toCode } from './queries';
import type { Coupon, CouponMembers, CouponRules } from './queries';
import { __ } from '../../i18n';

const expiry = nullable(
  accept<string>(
    (value) =>
      typeof value === 'string' && (value === '' || !Number.isNaN(Date.parse(value.replace(' ', 'T')))),
    'Invalid date.',
    'rest_invalid_date',
  ),
);

export const couponArgs = {
  code: string(),
  amount,
  status: oneOf(COUPON_STATUSES.filter((status) => status !== 'trash')),
  discount_type: oneOf(DISCOUNT_TYPES),
  description: string(),
  date_expires: expiry,
  date_expires_gmt: expiry,
  individual_use: boolean(),
  product_ids: list(integer()),
  excluded_product_ids: list(integer()),
  usage_limit: nullable(integer({ minimum: 0 })),
  usage_limit_per_user: nullable(integer({ minimum: 0 })),
  limit_usage_to_x_items: nullable(integer({ minimum: 0 })),
  free_shipping: boolean(),
  product_categories: list(integer()),
  excluded_product_categories: list(integer()),
  exclude_sale_items: boolean(),
  minimum_amount: amount,
  maximum_amount: amount,
  email_restrictions: list(string()),
  meta_data: metaArgs,
};

export type CouponArgs = Partial<ArgumentValues<typeof couponArgs>>;

/**
 * The changes to a coupon, or the properties of a new one, from the request.
 * @throws {RestError} when the code is empty or the discount more than the whole price.
 */
export function toChange(
  zone: TimeZone,
  args: CouponArgs,
  before: Pick<Coupon, 'rules' | 'meta' | 'discountType' | 'amount'>,
): Partial<CouponMembers> {
  const change: Partial<CouponMembers> = {
    ...(args.code !== undefined && { code: toCode(cleanLine(args.code)) }),
    ...(args.amount !== undefined && { amount: toParts(args.amount) }),
    ...(args.status !== undefined && { status: args.status }),
    ...(args.discount_type !== undefined && { discountType: args.discount_type }),
    ...(args.description !== undefined && { description: cleanText(args.description) }),
    ...toExpiry(zone, args),
    ...(args.meta_data && { meta: mergeMeta(before.meta, args.meta_data) }),
    rules: toRules(args, before.rules),
  };
  if (change.code === '') throw new RestError(400, 'rest_invalid_param', describeInvalid('code'));
  const { discountType, amount: discount } = { ...before, ...change };
  const most = discountType === 'percent' ? 100 * PARTS : Number.MAX_SAFE_INTEGER;
  if (discount < 0 || discount > most) {
    throw new RestError(400, 'coupon_invalid_amount', __('Invalid discount amount.', 'store-admin'));
  }
  return change;
}

function toExpiry(zone: TimeZone, args: CouponArgs): { expiresAt?: number | null } {
  const { date_expires: local, date_expires_gmt: gmt } = args;
  if (local !== undefined) return { expiresAt: local ? fromDate(zone, local) : null };
  if (gmt !== undefined) return { expiresAt: gmt ? fromDate(0, gmt) : null };
  return {};
}

function toRules(args: CouponArgs, before: CouponRules): CouponRules {
  // 0 means no limit.
  const limit = (name: 'usage_limit' | 'usage_limit_per_user' | 'limit_usage_to_x_items') =>
    args[name] === undefined ? before[name] : args[name] || null;
  const decimal = (name: 'minimum_amount' | 'maximum_amount') =>
    args[name] === undefined ? before[name] : toDecimal(toParts(args[name]), DECIMALS);
  const given = Object.fromEntries(
    Object.keys(NO_RULES)
      .map((name) => [name, args[name as keyof CouponRules]] as const)
      .filter(([, value]) => value !== undefined),
  );
  return {
    ...before,
    ...given,
    usage_limit: limit('usage_limit'),
    usage_limit_per_user: limit('usage_limit_per_user'),
    limit_usage_to_x_items: limit('limit_usage_to_x_items'),
    minimum_amount: decimal('minimum_amount'),
    maximum_amount: decimal('maximum_amount'),
    email_restrictions: (args.email_restrictions ?? before.email_restrictions).map((each) =>
      each.toLowerCase(),
    ),
  };
}
