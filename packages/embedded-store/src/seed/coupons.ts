import type { StoreDatabase } from '../database';
import { PARTS, toParts } from '../shared/amounts';
import { createCoupon, getCoupon } from '../sales';
import type { Coupon, NewCoupon } from '../sales';
import { findTermByName } from '../catalog';
import type { Pricing } from './pricing';
import type { Random } from './random';

/** A coupon with the period in which customers use it, and its relative frequency. */
export interface Campaign {
  coupon: Coupon;
  from: number;
  until: number;
  appeal: number;
  /** Only for a customer's first order. */
  isWelcome: boolean;
}

type Plan = Omit<NewCoupon, 'createdAt'> & {
  from: Date;
  /** Without an end date it is still valid. */
  until?: Date;
  appeal: number;
  isWelcome?: boolean;
};

/** Creates coupons of every type and returns those that customers have used. */
export function seedCoupons(
  db: StoreDatabase,
  { opened, now, toPrice }: { opened: Date; now: Date; toPrice: Pricing },
): readonly Campaign[] {
  createCoupon(db, {
    code: 'friends25',
    status: 'draft',
    description: 'Referral discount, not published yet.',
    discountType: 'percent',
    amount: 25 * PARTS,
    rules: { usage_limit: 50, email_restrictions: ['*@example.org'] },
    createdAt: now,
  });
  const plans = [
    ...lastingPlans(db, opened, toPrice),
    ...years(opened, now).flatMap((year) => plansOfYear(year, toPrice)),
    unusualPlan(opened),
  ];
  return plans.flatMap((plan) => print(db, plan, now));
}

/** Coupons without an end date. */
function lastingPlans(db: StoreDatabase, opened: Date, toPrice: Pricing): Plan[] {
  return [
    {
      code: 'welcome10',
      description: 'Ten percent off the first order.',
      discountType: 'percent',
      amount: 10 * PARTS,
      rules: { usage_limit_per_user: 1, individual_use: true },
      from: opened,
      appeal: 6,
      isWelcome: true,
    },
    {
      code: 'fiveoff',
      description: 'A fixed amount off larger orders.',
      discountType: 'fixed_cart',
      amount: toParts(toPrice('5')),
      rules: { minimum_amount: toPrice('40.00') },
      from: opened,
      appeal: 3,
    },
    {
      code: 'tableware3',
      description: 'A fixed amount off each tableware item.',
      discountType: 'fixed_product',
      amount: toParts(toPrice('3')),
      rules: { product_categories: [mustFind(db, 'Tableware')] },
      from: opened,
      appeal: 3,
    },
    {
      code: 'freeship',
      description: 'Free shipping for larger orders.',
      discountType: 'fixed_cart',
      amount: 0,
      rules: { free_shipping: true, minimum_amount: toPrice('60.00') },
      from: opened,
      appeal: 3,
    },
    {
      code: 'knit15',
      description: 'Fifteen percent off knitwear that is not on sale.',
      discountType: 'percent',
      amount: 15 * PARTS,
      rules: { product_categories: [mustFind(db, 'Knitwear')], exclude_sale_items: true },
      from: new Date(Date.UTC(opened.getUTCFullYear(), 9, 1)),
      appeal: 4,
    },
  ];
}

/** A coupon with a very long code, for testing column widths. It is never picked at random. */
function unusualPlan(opened: Date): Plan {
  return {
    code: 'a-thank-you-to-all-who-carried-boxes-up-the-stairs-when-we-moved-the-shop-from-the-old-quay-to-the-new-one',
    description:
      'Twelve percent off for neighbors and friends who helped move the store to its new location on the harbor, with no end date planned.',
    discountType: 'percent',
    amount: 12 * PARTS,
    from: opened,
    appeal: 0,
  };
}

function plansOfYear(year: number, toPrice: Pricing): Plan[] {
  return [
    {
      code: `summer${year}`,
      description: 'Twenty percent off everything during the summer sale.',
      discountType: 'percent',
      amount: 20 * PARTS,
      from: new Date(Date.UTC(year, 5, 24)),
      until: new Date(Date.UTC(year, 6, 15)),
      appeal: 30,
    },
    {
      code: `blackweek${year}`,
      description: 'A fixed amount off larger orders, for one week.',
      discountType: 'fixed_cart',
      amount: toParts(toPrice('15')),
      rules: { minimum_amount: toPrice('75.00'), individual_use: true },
      from: new Date(Date.UTC(year, 10, 23)),
      until: new Date(Date.UTC(year, 11, 1)),
      appeal: 30,
    },
  ];
}

/** Picks a coupon that is in use at the given time. */
export function pickCampaign(
  random: Random,
  campaigns: readonly Campaign[],
  { moment, isNew }: { moment: number; isNew: boolean },
): Campaign | undefined {
  const inHand = campaigns.filter(
    ({ from, until, isWelcome }) => from <= moment && moment < until && (isNew || !isWelcome),
  );
  return inHand.length === 0
    ? undefined
    : random.weighted(inHand.map((campaign) => [campaign, campaign.appeal]));
}

function print(
  db: StoreDatabase,
  { from, until, appeal, isWelcome = false, ...coupon }: Plan,
  now: Date,
): Campaign[] {
  if (from > now) return [];
  const id = createCoupon(db, { ...coupon, createdAt: from, expiresAt: until?.getTime() ?? null });
  const printed = getCoupon(db, id);
  if (!printed) throw new Error(`The coupon ${coupon.code} was not stored.`);
  return [{ coupon: printed, from: from.getTime(), until: until?.getTime() ?? Infinity, appeal, isWelcome }];
}

function years(opened: Date, now: Date): number[] {
  const first = opened.getUTCFullYear();
  return Array.from({ length: now.getUTCFullYear() - first + 1 }, (_, index) => first + index);
}

function mustFind(db: StoreDatabase, name: string): number {
  const parent = name === 'Knitwear' ? 'Clothing' : 'Kitchen';
  const term = findTermByName(db, 'product_cat', name, findTermByName(db, 'product_cat', parent)?.id);
  if (!term) throw new Error(`There is no category ${name}.`);
  return term.id;
}
