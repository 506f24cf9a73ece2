import { all, first, integer, run, text } from '../../database';
import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { addProduct, addVariation } from './save';

const MANY = 5000;

let store: TestStore;
let path: string;
let parent: number;
beforeEach(async () => {
  store = await openTestStore();
  const { db, clock } = store.context;
  const attributes = [{ name: 'Size', variation: true, options: ['S', 'M'] }];
  const shirt = addProduct(db, { name: 'Shirt', type: 'variable', attributes }, clock());
  parent = shirt.id;
  path = `/wc/v3/products/${parent}/variations`;
  const { id } = addVariation(db, shirt, { regular_price: '20', menu_order: 1 }, clock());
  const copied = all(
    db,
    "SELECT name FROM pragma_table_info('products') WHERE name NOT IN ('id', 'menu_order')",
  )
    .map((row) => text(row, 'name'))
    .join(', ');
  run(
    db,
    `WITH RECURSIVE places (place) AS (SELECT 2 UNION ALL SELECT place + 1 FROM places WHERE place < ${MANY})
     INSERT INTO products (menu_order, ${copied}) SELECT place, ${copied} FROM products, places WHERE id = ?`,
    id,
  );
});
afterEach(() => store.close());

/** The query plans of the statements on products that a request runs for the first time. */
async function plansOf(call: () => Promise<unknown>): Promise<string[]> {
  const { db } = store.context;
  const prepare = jest.spyOn(db, 'prepare');
  await call();
  const asked = prepare.mock.calls.map(([sql]) => sql).filter((sql) => /\bproducts\b/.test(sql));
  prepare.mockRestore();
  return asked.flatMap((sql) => {
    const values = Array.from(sql.matchAll(/\?/g), () => '[]');
    return all(db, `EXPLAIN QUERY PLAN ${sql}`, ...values).map((row) => `${text(row, 'detail')} | ${sql}`);
  });
}

const admin = () => store.as('administrator');

test('a page of many variations is read in order from an index', async () => {
  const query = 'page=150&per_page=25&order=asc&orderby=menu_order&_fields=menu_order';
  let answer: Awaited<ReturnType<ReturnType<typeof admin>['call']>> | undefined;

  const plans = await plansOf(async () => (answer = await admin().call(`${path}?${query}`)));

  expect(answer?.headers.get('X-WP-Total')).toBe(String(MANY));
  expect(answer?.body).toMatchObject({ 0: { menu_order: 3726 }, 24: { menu_order: 3750 } });
  expect(plans.filter((plan) => plan.startsWith('SCAN products'))).toEqual([]);
  const page = plans.filter((plan) => plan.endsWith(' LIMIT ? OFFSET ?'));
  expect(page).toContainEqual(expect.stringMatching(/^SEARCH products USING INDEX products_by_parent /));
  expect(page.filter((plan) => plan.includes('TEMP B-TREE'))).toEqual([]);
});

test('a batch on many variations finds each one, and SKU duplicates, by an index', async () => {
  const { db } = store.context;
  const ids = all(db, 'SELECT id FROM products WHERE parent_id = ? ORDER BY id LIMIT 100', parent);
  const update = ids.map((row, index) => ({
    id: integer(row, 'id'),
    sku: `S-${index}`,
    stock_status: 'outofstock',
  }));

  const plans = await plansOf(() => admin().call(`${path}/batch`, { method: 'POST', body: { update } }));

  const saved = first(db, "SELECT count(*) AS total FROM products WHERE sku LIKE 'S-%'");
  expect(integer(saved, 'total')).toBe(100);
  expect(plans.filter((plan) => plan.startsWith('SCAN products'))).toEqual([]);
});

test('finds a product by SKU or slug without a full table scan', async () => {
  const plans = await plansOf(async () => {
    await admin().call('/wc/v3/products?sku=S-1');
    await admin().call('/wc/v3/products?slug=shirt');
    await store.fetch('/product/mug/');
  });

  const used = ['products_by_sku', 'products_by_slug'].map(
    (index) => plans.filter((plan) => plan.includes(` INDEX ${index} `)).length,
  );
  expect(used).toEqual([2, 3]);
});

test('generates only missing variations and adds them at the end', async () => {
  const generate = () => admin().call(`${path}/generate`, { method: 'POST' });

  const counts = [await generate(), await generate()].map(({ body }) => body);

  expect(counts).toEqual([{ count: 2 }, { count: 0 }]);
  const { body } = await admin().call(`${path}?orderby=menu_order&per_page=2&_fields=menu_order`);
  expect(body).toEqual([{ menu_order: MANY + 2 }, { menu_order: MANY + 1 }]);
});
