import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { createOrder } from '../../sales/orders/testing/create-order';
import { createProduct } from '../../catalog/products/testing/create-product';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  const { db, clock } = store.context;
  const name = `Ada's "Best" & 1 < 2`;
  const productId = createProduct(db, { name, createdAt: clock() });
  createOrder(db, {
    status: 'completed',
    currency: 'USD',
    billing: {
      first_name: 'Ada',
      last_name: 'L',
      address_1: '',
      city: '',
      state: '',
      postcode: '',
      country: 'US',
    },
    items: [{ productId, name, quantity: 3, subtotal: '1234.50', total: '1234.50' }],
    total: '1234.50',
    createdAt: clock(),
  });
});
afterAll(() => store.close());

test('store names in row HTML are escaped', async () => {
  const [[name, sold, revenue]] = await rows('products');

  expect(name.display).toContain('>Ada&#039;s &quot;Best&quot; &amp; 1 &lt; 2</a>');
  expect(name.value).toBe(`Ada's "Best" & 1 < 2`);
  expect(sold).toEqual({ display: '3', value: 3 });
  expect(revenue.display).toContain('1,234.50');
});

test('row links keep only the persisted query of the current URL', async () => {
  const query = encodeURIComponent(JSON.stringify({ period: 'month', compare: `'><b>` }));
  const [[name]] = await rows(`customers?persisted_query=${query}`);

  expect(name.display).toMatch(
    /^<a href='[^'<>]*&amp;period=month&amp;compare=%27%3E%3Cb%3E&amp;filter=single_customer/,
  );
});

test("a persisted query that isn't JSON is ignored", async () => {
  const [[name]] = await rows('customers?persisted_query=%7B');

  expect(name.display).toContain('path=/analytics/customers&amp;filter=single_customer');
});

interface Cell {
  display: string;
  value: unknown;
}

async function rows(path: string): Promise<[[Cell, Cell, Cell]]> {
  const { body } = await store.as('analyst').call(`/wc-analytics/leaderboards/${path}`);
  return JSON.parse(JSON.stringify(body))[0].rows;
}
