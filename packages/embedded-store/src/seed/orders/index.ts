import type { PastOrder } from '../../sales';
import type { Random } from '../random';
import { createCartFiller } from './cart';
import { createSale } from './sell';
import type { Shop } from './shop';
import { addUnusualOrders } from './unusual';

export { openShop } from './shop';
export type { Shop } from './shop';

/** Generates past orders, oldest first, one at a time: a large store has too many to keep in memory. */
export function* seedOrders(
  random: Random,
  shop: Shop,
  { moments, customers }: { moments: Float64Array; customers: Int32Array },
): Generator<PastOrder> {
  const fillCart = createCartFiller(shop);
  let known = 0;
  for (const [number, moment] of moments.entries()) {
    const customer = customers[number] ?? 0;
    const isNew = customer >= known;
    known = Math.max(known, customer + 1);
    const later = moments.length - 1 - number;
    const sold = createSale(random, shop, {
      number,
      later,
      moment,
      customer,
      isNew,
      cart: fillCart(random, moment),
    });
    yield addUnusualOrders(sold, later, shop);
  }
}
