import type { PastOrder } from '../../sales';
import type { Random } from '../random';
import { createCartFiller } from './cart';
import { createSale } from './sell';
import type { OrderContext } from './order-context';
import { applyEdgeCase } from './edge-cases';

export { createOrderContext } from './order-context';
export type { OrderContext } from './order-context';

/** Generates past orders, oldest first, one at a time: a large store has too many to keep in memory. */
export function* seedOrders(
  random: Random,
  context: OrderContext,
  { moments, customers }: { moments: Float64Array; customers: Int32Array },
): Generator<PastOrder> {
  const fillCart = createCartFiller(context);
  let customerCount = 0;
  for (const [number, moment] of moments.entries()) {
    const customer = customers[number] ?? 0;
    const isNew = customer >= customerCount;
    customerCount = Math.max(customerCount, customer + 1);
    const later = moments.length - 1 - number;
    const sold = createSale(random, context, {
      number,
      later,
      moment,
      customer,
      isNew,
      cart: fillCart(random, moment),
    });
    yield applyEdgeCase(sold, later, context);
  }
}
