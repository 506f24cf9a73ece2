import { formatParameters } from '../../rest/query';
import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';

const PERIOD = 'after=2026-11-01T00:00:00&before=2026-12-31T23:59:59';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore();
});
afterEach(async () => {
  await store.close();
  if (store.reported.length > 0) throw new AggregateError(store.reported, 'The store failed.');
});

async function call(path: string, method = 'GET', body?: object): Promise<unknown> {
  const answer = await store.as('shop_manager').call(path, { method, ...(body && { body }) });
  expect([path, answer.status]).toEqual([path, method === 'POST' ? 201 : 200]);
  return answer.body;
}

const create = (path: string, body: object) => call(path, 'POST', body) as Promise<{ id: number }>;
const addProduct = (body: object) => create('/wc/v3/products', { regular_price: '10', ...body });
const order = (item: object) =>
  create('/wc/v3/orders', { status: 'completed', line_items: [{ quantity: 1, ...item }] });

/** How products refer to an attribute, and how filters refer to it and its value. */
interface Kind {
  attribute: object;
  pair: [string, string];
}

const KINDS = {
  async shared(): Promise<Kind> {
    const { id } = await create('/wc/v3/products/attributes', { name: 'Author' });
    const { id: term } = await create(`/wc/v3/products/attributes/${id}/terms`, { name: 'Jane Roe' });
    return { attribute: { id }, pair: [String(id), String(term)] };
  },
  own: (): Promise<Kind> => Promise.resolve({ attribute: { name: 'Author' }, pair: ['Author', 'jane roe'] }),
};

test.each(['shared', 'own'] as const)('a filter by a %s attribute finds all sales with it', async (kind) => {
  const { attribute, pair } = await KINDS[kind]();
  const options = ['Jane Roe', 'John Doe'];
  const book = await addProduct({ name: 'Poems', attributes: [{ ...attribute, options: ['Jane Roe'] }] });
  const other = await addProduct({ name: 'Tales', attributes: [{ ...attribute, options: ['John Doe'] }] });
  const bound = await addProduct({
    name: 'Works',
    type: 'variable',
    attributes: [
      { ...attribute, options: ['Jane Roe'] },
      { name: 'Binding', options: ['Cloth'], variation: true },
    ],
  });
  const varied = await addProduct({
    name: 'Letters',
    type: 'variable',
    attributes: [{ ...attribute, options, variation: true }],
  });
  const variation = async (product: number, attributes: object[]) =>
    (await create(`/wc/v3/products/${product}/variations`, { regular_price: '10', attributes })).id;
  const by = (option: string) => variation(varied.id, [{ ...attribute, option }]);
  const cloth = await variation(bound.id, [{ name: 'Binding', option: 'Cloth' }]);
  const [jane, gone, john, goneJohn] = [
    await by('Jane Roe'),
    await by('Jane Roe'),
    await by('John Doe'),
    await by('John Doe'),
  ];
  const wanted = [
    await order({ product_id: book.id }),
    await order({ product_id: bound.id, variation_id: cloth }),
    await order({ product_id: varied.id, variation_id: jane }),
    await order({ product_id: varied.id, variation_id: gone }),
  ].map(({ id }) => id);
  const others = [
    await order({ product_id: other.id }),
    await order({ product_id: varied.id, variation_id: john }),
    await order({ product_id: varied.id, variation_id: goneJohn }),
  ].map(({ id }) => id);
  for (const id of [gone, goneJohn]) {
    await call(`/wc/v3/products/${varied.id}/variations/${id}?force=true`, 'DELETE');
  }

  const found = async (report: string, filter: string, member: string) => {
    const query = formatParameters({ [filter]: [pair] });
    const rows = await call(`/wc-analytics/reports/${report}?${PERIOD}&orderby=date&order=asc&${query}`);
    return (rows as Record<string, number>[]).map((row) => Number(row[member])).toSorted((a, b) => a - b);
  };
  expect(await found('orders', 'attribute_is', 'order_id')).toEqual(wanted);
  expect(await found('orders', 'attribute_is_not', 'order_id')).toEqual(others);
  expect(await found('variations', 'attribute_is', 'variation_id')).toEqual([cloth, jane, gone]);
  expect(await found('variations', 'attribute_is_not', 'variation_id')).toEqual([john, goneJohn]);
  for (const [filter, count] of [
    ['attribute_is', 4],
    ['attribute_is_not', 3],
  ] as const) {
    const query = formatParameters({ [filter]: [pair] });
    expect(await call(`/wc-analytics/reports/orders/stats?${PERIOD}&${query}`)).toMatchObject({
      totals: { orders_count: count, net_revenue: count * 10 },
    });
  }
});
