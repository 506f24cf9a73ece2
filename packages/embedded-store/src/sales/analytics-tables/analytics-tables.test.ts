import fc from 'fast-check';
import type { StoreContext } from '../../context';
import { all } from '../../database';
import { shopEvents, openRandomShop, START } from '../../testing/random-shop';
import type { RandomShop } from '../../testing/random-shop';
import { setOption } from '../../site/options/queries';
import { updateSetting } from '../../site/settings/queries';
import { deleteOrder } from '../orders/delete-order';
import { getOrder } from '../orders/order';
import { refundOrder } from '../orders/refunds';
import { createOrder, createOrders } from '../orders/testing/create-order';
import type { NewOrder } from '../orders/testing/create-order';
import { updateTimeZone } from './time-zone-change';
import { readTables, recompute } from './testing/recomputation';

const HOUR_MS = 60 * 60 * 1000;

describe('after any sequence of events', () => {
  let shop: RandomShop;
  beforeAll(() => {
    shop = openRandomShop();
  });
  afterAll(() => shop.context.db.close());

  test('the tables match a slow recomputation from the orders', () => {
    fc.assert(
      fc.property(shopEvents, (story) => {
        shop.anew(() => {
          for (const happen of story) happen.in(shop);
          const { db } = shop.context;
          updateTimeZone(db);

          expect(readTables(db)).toEqual(recompute(db));
        });
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test("each row's sales equal gross sales minus coupons and refunds, plus taxes and shipping", () => {
    fc.assert(
      fc.property(shopEvents, (story) => {
        shop.anew(() => {
          for (const happen of story) happen.in(shop);

          const wrong = all(
            shop.context.db,
            `SELECT * FROM order_stats WHERE net_revenue <> gross_sales - coupons - refunds
               OR total_sales <> net_revenue + taxes + shipping`,
          );
          const unshared = all(
            shop.context.db,
            `SELECT order_id FROM order_stats JOIN product_stats USING (order_id)
             GROUP BY order_id HAVING sum(product_stats.shipping) <> order_stats.shipping`,
          );
          expect([wrong, unshared]).toEqual([[], []]);
        });
      }),
      { numRuns: 30 },
    );
  }, 60_000);
});

describe('a store with a few orders', () => {
  const anOrder = (change: Partial<NewOrder>): NewOrder => ({
    status: 'completed',
    currency: 'USD',
    billing: {
      first_name: 'Ann',
      last_name: 'Lee',
      address_1: '',
      city: 'Oslo',
      state: '',
      postcode: '',
      country: 'NO',
      email: 'ann@example.com',
    },
    items: [{ productId: 1, name: 'Mug', quantity: 2, subtotal: '20', total: '18' }],
    discountTotal: '2',
    total: '18',
    createdAt: new Date(START),
    ...change,
  });
  let context: StoreContext;
  const stats = (columns: string) => all(context.db, `SELECT ${columns} FROM order_stats ORDER BY order_id`);

  beforeEach(() => {
    ({ context } = openRandomShop());
  });
  afterEach(() => context.db.close());

  test('recording many orders at once equals recording them one by one', () => {
    const orders = [1, 2, 3, 4].map((hours) => anOrder({ createdAt: new Date(START + hours * HOUR_MS) }));
    createOrders(context.db, orders);
    const together = readTables(context.db);
    context.db.close();
    ({ context } = openRandomShop());
    for (const order of orders) createOrder(context.db, order);

    expect(readTables(context.db)).toEqual(together);
  });

  test('only coupons count as discounts, not items sold below their price', () => {
    createOrder(context.db, anOrder({}));
    createOrder(
      context.db,
      anOrder({
        createdAt: new Date(START + HOUR_MS),
        couponLines: [{ couponId: 1, code: 'two', discount: '2' }],
      }),
    );

    expect(stats('gross_sales, coupons, net_revenue')).toEqual([
      { gross_sales: 180_000, coupons: 0, net_revenue: 180_000 },
      { gross_sales: 200_000, coupons: 20_000, net_revenue: 180_000 },
    ]);
  });

  test('an older order added later makes the next one returning', () => {
    createOrder(context.db, anOrder({}));
    createOrder(context.db, anOrder({ createdAt: new Date(START - HOUR_MS) }));

    expect(stats('is_returning')).toEqual([{ is_returning: 1 }, { is_returning: 0 }]);
  });

  test('a failed first order makes no customer returning', () => {
    createOrder(context.db, anOrder({ status: 'failed' }));
    createOrder(context.db, anOrder({ createdAt: new Date(START + HOUR_MS) }));

    expect(stats('is_returning')).toEqual([{ is_returning: 0 }, { is_returning: 0 }]);
  });

  test('orders with an excluded status make no customer returning', () => {
    updateSetting(context.db, 'wc_admin', 'woocommerce_excluded_report_order_statuses', ['completed']);
    createOrder(context.db, anOrder({}));
    createOrder(context.db, anOrder({ status: 'failed', createdAt: new Date(START + HOUR_MS) }));
    createOrder(context.db, anOrder({ createdAt: new Date(START + 2 * HOUR_MS) }));

    expect(stats('is_returning').map((row) => row['is_returning'])).toEqual([0, 0, 1]);
  });

  test('a refund of a returning customer counts as returning', () => {
    createOrder(context.db, anOrder({}));
    const second = createOrder(context.db, anOrder({ createdAt: new Date(START + HOUR_MS) }));
    const order = getOrder(context.db, second);
    if (order) refundOrder(context, order, { amount: '1' });
    const asReturn = stats('is_returning');
    createOrder(context.db, anOrder({ status: 'failed', createdAt: new Date(START - HOUR_MS) }));
    deleteOrder(context.db, 1);

    expect(asReturn.map((row) => row['is_returning'])).toEqual([0, 1, 1]);
    expect(stats('is_returning').map((row) => row['is_returning'])).toEqual([0, 0, 0]);
  });

  test('the repeated hour at a clock change is one hour of the day', () => {
    const twice = [5.5, 6.5].map((hours) => new Date(Date.UTC(2026, 10, 1) + hours * HOUR_MS));
    for (const createdAt of twice) createOrder(context.db, anOrder({ createdAt }));

    expect(stats('created_local')).toEqual([
      { created_local: '2026-11-01 01:30:00' },
      { created_local: '2026-11-01 01:30:00' },
    ]);
  });

  test('changing the store time zone updates the days', () => {
    createOrder(context.db, anOrder({ createdAt: new Date(Date.UTC(2026, 10, 2, 3)) }));
    const days = () => stats('substr(created_local, 1, 10) AS day');
    const before = days();
    setOption(context.db, 'timezone_string', 'Europe/Berlin');
    updateTimeZone(context.db);

    expect([before, days()]).toEqual([[{ day: '2026-11-01' }], [{ day: '2026-11-02' }]]);
  });

  test('guests are identified by email, ignoring case, and deleted with their last order', () => {
    const billing = anOrder({}).billing;
    const ids = [billing, { ...billing, email: 'ANN@example.com', city: 'Bergen' }].map((who, index) =>
      createOrder(context.db, anOrder({ billing: who, createdAt: new Date(START + index) })),
    );
    const known = all(context.db, 'SELECT city FROM customers WHERE user_id IS NULL');
    for (const id of ids) deleteOrder(context.db, id);

    expect(known).toEqual([{ city: 'Bergen' }]);
    expect(all(context.db, 'SELECT id FROM customers WHERE user_id IS NULL')).toEqual([]);
  });
});
