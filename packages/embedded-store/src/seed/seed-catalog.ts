import type { StoreDatabase } from '../database';
import { setOption, setUpPlugins, getTextSetting } from '../site';
import { getDecimals } from '../sales';
import type { PastOrder } from '../sales';
import { attribute } from './advertising';
import { DAY_MS, OPEN_DAYS, planOrderTimes, startOfDay } from './calendar';
import { seedCoupons } from './coupons';
import { seedMarketing } from './marketing';
import { createOrderContext, seedOrders } from './orders';
import { assignCustomers, seedAccounts } from './people';
import { createPricing } from './pricing';
import { seedProducts } from './products';
import { createRandom } from './random';
import type { Random } from './random';
import { seedTaxes } from './taxes';

export interface DemoStoreOptions {
  now: Date;
  /** Number of orders in the demo store. */
  orders: number;
}

/**
 * The demo store's settings so far: pages, country and taxes, but no address, payment method or shipping zone, so that
 * the setup list has open tasks.
 */
const OPTIONS: Readonly<Record<string, string>> = {
  woocommerce_default_country: 'US:CA',
  woocommerce_calc_taxes: 'yes',
  woocommerce_shop_page_id: '5',
  woocommerce_cart_page_id: '6',
  woocommerce_checkout_page_id: '7',
  woocommerce_myaccount_page_id: '8',
};

/** An arbitrary number; another one creates different demo data. */
const SEED = 20_231_107;

/** A random generator for one part of the demo store, so that a change in one part leaves the others unchanged. */
export function createRandomFor(
  part: 'goods' | 'days' | 'buyers' | 'orders' | 'origins' | 'downloads' | 'reviews',
): Random {
  const letters = Array.from(part, (letter) => letter.charCodeAt(0));
  return createRandom(letters.reduce((hash, code) => Math.imul(hash, 31) + code, SEED));
}

/** Fills an installed store with products, coupons and accounts, and returns the orders to be stored. */
export function seedCatalog(db: StoreDatabase, { now, orders }: DemoStoreOptions): Iterable<PastOrder> {
  const currency = getTextSetting(db, 'general', 'woocommerce_currency');
  const toPrice = createPricing(getDecimals(db));
  const opened = new Date(startOfDay(now.getTime()) - OPEN_DAYS * DAY_MS);
  for (const [name, value] of Object.entries(OPTIONS)) setOption(db, name, value);
  setOption(db, 'woocommerce_onboarding_profile', { completed: true });
  // The demo store's orders use a status of this extension.
  setUpPlugins(db, 'install', ['packing-lists']);
  setUpPlugins(db, 'activate', ['packing-lists']);
  seedTaxes(db);
  seedMarketing(db, currency, toPrice);
  const sellables = seedProducts(db, createRandomFor('goods'), { opened, now, toPrice });
  const campaigns = seedCoupons(db, { opened, now, toPrice });
  const moments = planOrderTimes(createRandomFor('days'), now, orders);
  const customers = assignCustomers(createRandomFor('buyers'), orders);
  const users = seedAccounts(db, customers, moments);
  const context = createOrderContext(db, { currency, toPrice, sellables, campaigns, users, opened, now });
  return attribute(
    createRandomFor('origins'),
    seedOrders(createRandomFor('orders'), context, { moments, customers }),
  );
}
