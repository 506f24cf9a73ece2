import type { StoreDatabase } from '../database';
import { PARTS } from '../resources/amounts';
import { createCoupon, getCoupon } from '../resources/coupons';
import type { Coupon, NewCoupon } from '../resources/coupons';
import { findTermByName } from '../resources/terms';
import type { Random } from './random';

/** A coupon with when customers had it in hand, and how often they used it compared with the others. */
export interface Campaign {
  coupon: Coupon;
  from: number;
  until: number;
  appeal: number;
  /** Only for the first order of a customer. */
  isWelcome: boolean;
}

type Plan = Omit<NewCoupon, 'createdAt'> & {
  from: Date;
  /** Without an end it is still on. */
  until?: Date;
  appeal: number;
  isWelcome?: boolean;
};

/** Prints coupons of every type and answers those that customers have used. */
export function seedCoupons(
  db: StoreDatabase,
  { opened, now }: { opened: Date; now: Date },
): readonly Campaign[] {
  createCoupon(db, {
    code: 'friends25',
    status: 'draft',
    description: 'For those who bring friends; not printed yet.',
    discountType: 'percent',
    amount: 25 * PARTS,
    rules: { usage_limit: 50, email_restrictions: ['*@example.org'] },
    createdAt: now,
  });
  const plans = [...lastingPlans(db, opened), ...years(opened, now).flatMap(plansOfYear)];
  return plans.flatMap((plan) => print(db, plan, now));
}

/** Those without an end. */
function lastingPlans(db: StoreDatabase, opened: Date): Plan[] {
  return [
    {
      code: 'welcome10',
      description: 'Ten per cent off the first order.',
      discountType: 'percent',
      amount: 10 * PARTS,
      rules: { usage_limit_per_user: 1, individual_use: true },
      from: opened,
      appeal: 6,
      isWelcome: true,
    },
    {
      code: 'fiveoff',
      description: 'Five dollars off orders from forty.',
      discountType: 'fixed_cart',
      amount: 5 * PARTS,
      rules: { minimum_amount: '40.00' },
      from: opened,
      appeal: 3,
    },
    {
      code: 'tableware3',
      description: 'Three dollars off each piece of tableware.',
      discountType: 'fixed_product',
      amount: 3 * PARTS,
      rules: { product_categories: [mustFind(db, 'Tableware')] },
      from: opened,
      appeal: 3,
    },
    {
      code: 'freeship',
      description: 'Sent for free from sixty dollars.',
      discountType: 'fixed_cart',
      amount: 0,
      rules: { free_shipping: true, minimum_amount: '60.00' },
      from: opened,
      appeal: 3,
    },
    {
      code: 'knit15',
      description: 'Fifteen per cent off knitwear that is not on sale.',
      discountType: 'percent',
      amount: 15 * PARTS,
      rules: { product_categories: [mustFind(db, 'Knitwear')], exclude_sale_items: true },
      from: new Date(Date.UTC(opened.getUTCFullYear(), 9, 1)),
      appeal: 4,
    },
  ];
}

function plansOfYear(year: number): Plan[] {
  return [
    {
      code: `summer${year}`,
      description: 'Twenty per cent off everything while the summer sale lasts.',
      discountType: 'percent',
      amount: 20 * PARTS,
      from: new Date(Date.UTC(year, 5, 24)),
      until: new Date(Date.UTC(year, 6, 15)),
      appeal: 30,
    },
    {
      code: `blackweek${year}`,
      description: 'Fifteen dollars off orders from seventy-five, for one week.',
      discountType: 'fixed_cart',
      amount: 15 * PARTS,
      rules: { minimum_amount: '75.00', individual_use: true },
      from: new Date(Date.UTC(year, 10, 23)),
      until: new Date(Date.UTC(year, 11, 1)),
      appeal: 30,
    },
  ];
}

/** One that somebody has in hand at that moment. */
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
