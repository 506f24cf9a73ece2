import { setOption } from '../site/options/queries';
import { createProduct } from '../catalog/products/testing/create-product';
import { createTaxRate } from '../sales/taxes/tax-rates';
import { openTestStore } from '../testing/test-store';
import type { TestStore } from '../testing/test-store';
import facts from './refund-facts.json';

const { order: sold, refunds } = facts;

const REPORTS = ['revenue', 'products', 'taxes'] as const;

interface Line {
  product?: string;
  shipping?: number;
  quantity?: number;
  total?: number;
  tax: number;
}

interface Step {
  amount?: number;
  status?: string;
  lines?: readonly Line[];
}

type Totals = (typeof refunds)[number]['old']['revenue'];

interface Reports {
  revenue: Totals;
  products: object;
  taxes: object;
}

interface Fact {
  name: string;
  steps: readonly Step[];
  old: Reports;
  new: Reports;
  embeddedLike?: string;
}

interface Item {
  id: number;
  name: string;
  taxes: readonly { id: number }[];
}

interface Placed {
  id: number;
  total: string;
  line_items: readonly Item[];
  shipping_lines: readonly Item[];
}

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore();
  const { db } = store.context;
  setOption(db, 'woocommerce_calc_taxes', 'yes');
  createTaxRate(db, {
    country: 'US',
    state: 'CA',
    rate: String(sold.taxRate),
    name: 'Tax',
    forShipping: true,
  });
});
afterEach(() => store.close());

async function call<T>(path: string, method = 'GET', body?: object): Promise<T> {
  const answer = await store.as('shop_manager').call(path, { method, ...(body && { body }) });
  if (answer.status >= 400) throw new Error(JSON.stringify(answer.body));
  return answer.body as T;
}

function placeOrder(): Promise<Placed> {
  const { db, clock } = store.context;
  return call('/wc/v3/orders', 'POST', {
    status: 'completed',
    billing: { email: 'ada@example.com', country: 'US', state: 'CA' },
    line_items: sold.lines.map(({ product, price, quantity }) => ({
      product_id: createProduct(db, { name: product, regularPrice: String(price), createdAt: clock() }),
      quantity,
    })),
    shipping_lines: [{ method_id: 'flat_rate', method_title: 'Parcel', total: String(sold.shipping) }],
  });
}

function takeStep(order: Placed, { status, amount, lines = [] }: Step): Promise<unknown> {
  if (status !== undefined) return call(`/wc/v3/orders/${order.id}`, 'PUT', { status });
  const refunded = lines.map(({ product, shipping, quantity = 0, total = shipping, tax }) => {
    const items = product === undefined ? order.shipping_lines : order.line_items;
    const item = items.find(({ name }) => product === undefined || name === product);
    return {
      id: item?.id,
      quantity,
      refund_total: String(total),
      refund_tax: [{ id: item?.taxes[0]?.id, refund_total: String(tax) }],
    };
  });
  return call(`/wc/v3/orders/${order.id}/refunds`, 'POST', { amount: String(amount), line_items: refunded });
}

const YEAR = 'after=2026-01-01T00:00:00&before=2027-12-31T23:59:59&interval=year';

async function readTotals(report: string): Promise<object> {
  const { totals } = await call<{ totals: Record<string, unknown> }>(
    `/wc-analytics/reports/${report}/stats?${YEAR}`,
  );
  return Object.fromEntries(
    Object.entries(totals).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 100) / 100 : value,
    ]),
  );
}

/**
 * The store responds as the version whose contract it implements, which is before 10.2. But a fully refunded order
 * leaves nothing, as if each line had been refunded.
 */
const answersOf = ({ old, embeddedLike }: Fact): Reports =>
  refunds.find(({ name }) => name === embeddedLike)?.old ?? old;

test.each<Fact>(refunds)('report values after a refund of $name', async (fact) => {
  const order = await placeOrder();
  expect(order.total).toBe(String(sold.total));

  for (const step of fact.steps) await takeStep(order, step);

  const expected = answersOf(fact);
  for (const report of REPORTS) {
    expect({ report, ...(await readTotals(report)) }).toMatchObject({ report, ...expected[report] });
  }
});
