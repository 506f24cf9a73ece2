import type { StoreDatabase } from '../database';
import { transaction } from '../database';
import { setOption } from '../resources/options';
import { seedNotes } from './notes';
import { seedOrders } from './orders';
import { seedProducts } from './products';
import { createRandom } from './random';
import { seedReviews } from './reviews';

export interface DemoShop {
  now: Date;
  /** How many orders the shop has had. */
  orders: number;
}

/** Any number does; another one gives another shop. */
const SEED = 20_231_107;

/**
 * What the owner of the demo shop has set so far: the pages of the shop and the country, but no address, no way to
 * get paid and nowhere to ship to, so that the setup list has something to show.
 */
const OPTIONS: Readonly<Record<string, string>> = {
  woocommerce_default_country: 'US:CA',
  woocommerce_currency: 'USD',
  woocommerce_shop_page_id: '5',
  woocommerce_cart_page_id: '6',
  woocommerce_checkout_page_id: '7',
  woocommerce_myaccount_page_id: '8',
};

/** Fills an installed store with goods, orders and reviews to look at: the same ones at every start, up to today. */
export function seedDemoShop(db: StoreDatabase, { now, orders }: DemoShop): void {
  const random = createRandom(SEED);
  transaction(db, () => {
    for (const [name, value] of Object.entries(OPTIONS)) setOption(db, name, value);
    const products = seedProducts(db, now);
    seedOrders(db, random, { now, count: orders, products });
    seedReviews(db, now, products);
    seedNotes(db, now);
  });
}
