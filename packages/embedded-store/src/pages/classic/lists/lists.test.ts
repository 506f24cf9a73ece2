import { createCoupon } from '../../../sales/coupons/queries';
import { createOrder } from '../../../sales/orders/testing/create-order';
import type { NewOrder } from '../../../sales/orders/testing/create-order';
import { createProduct } from '../../../catalog/products/testing/create-product';
import { createReview } from '../../../catalog/reviews/queries';
import type { Role } from '../../../accounts';
import { browse } from '../../testing/browser';
import { openTestShop } from '../../testing/test-shop';

const ORDERS = '/wp-admin/edit.php?post_type=shop_order';
const PRODUCTS = '/wp-admin/edit.php?post_type=product';
const REVIEWS = `${PRODUCTS}&page=product-reviews`;
const COUPONS = '/wp-admin/edit.php?post_type=shop_coupon';

const shop = openTestShop();

/** Ids of the records in a list. */
const rowsAt = async (path: string) =>
  [...(await shop.owner.read(path)).matchAll(/<tr id="post-(\d+)"/g)].map(([, id]) => Number(id));
const viewsOf = (document: Document) =>
  [...document.querySelectorAll('.subsubsub a')].map((link) =>
    link.textContent?.replaceAll(/\s+/g, ' ').trim(),
  );
const told = (document: Document) => document.querySelector('#message')?.textContent?.trim();

function anOrder(members: Partial<NewOrder> = {}): number {
  return createOrder(shop.store.context.db, {
    status: 'processing',
    currency: 'USD',
    items: [],
    total: '12.50',
    createdAt: shop.store.context.clock(),
    ...members,
    billing: { ...ADDRESS, ...members.billing },
  });
}

const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: 'Lane 1',
  city: 'Town',
  state: 'CA',
  postcode: '1',
  country: 'US',
};

const aProduct = (name: string, members = {}) =>
  createProduct(shop.store.context.db, { name, createdAt: shop.store.context.clock(), ...members });

describe('orders', () => {
  test('are filtered by status, customer and search', async () => {
    const done = anOrder({ status: 'completed', createdAt: new Date('2026-09-30T23:59:59Z') });
    const open = anOrder({
      createdAt: new Date('2026-10-01T00:00:00Z'),
      billing: { ...ADDRESS, last_name: 'Zuse' },
    });
    const { document } = await shop.owner.open(ORDERS);

    expect(viewsOf(document)).toEqual(['All (2)', 'Processing (1)', 'Completed (1)']);
    expect(await rowsAt(ORDERS)).toEqual([open, done]);
    for (const [query, expected] of [
      ['post_status=wc-completed', [done]],
      ['s=zuse', [open]],
      ['_customer_user=0', [open, done]],
      ['orderby=id&order=asc', [done, open]],
    ] as const) {
      expect([query, await rowsAt(`${ORDERS}&${query}`)]).toEqual([query, expected]);
    }
  });

  test('are shown page by page', async () => {
    for (let number = 0; number < 23; number += 1) anOrder();
    const { document } = await shop.owner.open(`${ORDERS}&paged=2`);

    expect(await rowsAt(`${ORDERS}&paged=2`)).toHaveLength(3);
    expect(document.querySelector('.paging-input')?.textContent).toBe('Page 2 of 2');
    expect(document.querySelector('.pagination-links a')?.getAttribute('href')).toContain('paged=1');
  });

  test('change their status in bulk, with all side effects', async () => {
    const ids = [anOrder(), anOrder(), anOrder()].map(String);

    const response = await shop.owner.press(ORDERS, {
      bulk_action: 'mark_completed',
      'post[]': ids.slice(0, 2),
    });
    const { document } = await shop.owner.open(response.headers.get('Location') ?? '');

    expect(response.status).toBe(303);
    expect(told(document)).toBe('2 orders changed to “Completed”.');
    expect(viewsOf(document)).toEqual(['All (3)', 'Processing (1)', 'Completed (2)']);
    expect(await shop.read(`/wc/v3/orders/${ids[0]}/notes`)).toMatchObject([
      { note: 'Order status changed from Processing to Completed.' },
    ]);
  });

  test('move to the trash, are restored with their status, or are deleted permanently', async () => {
    const [first, second] = [anOrder({ status: 'on-hold' }), anOrder()];
    await shop.owner.press(ORDERS, { bulk_action: 'trash', 'post[]': [String(first), String(second)] });
    const trash = `${ORDERS}&post_status=trash`;

    await shop.owner.press(trash, { row: `untrash:${first}` });
    await shop.owner.press(trash, { row: `delete:${second}` });

    expect(await shop.read(`/wc/v3/orders/${first}`)).toMatchObject({ status: 'on-hold' });
    expect(await shop.read(`/wc/v3/orders/${second}`)).toMatchObject({
      code: 'woocommerce_rest_shop_order_invalid_id',
    });
  });
});

describe('products', () => {
  test('are filtered by status, category, type, stock and search', async () => {
    const { id: category } = await newCategory();
    const lamp = aProduct('Lamp', { stock: 0, sku: 'L-1', regularPrice: '30' });
    const mug = aProduct('Mug', { categories: [category], regularPrice: '8' });
    const draft = aProduct('Sketch', { status: 'draft' });
    const { document } = await shop.owner.open(PRODUCTS);

    expect(viewsOf(document)).toEqual(['All (3)', 'Published (2)', 'Draft (1)']);
    for (const [query, expected] of [
      ['post_status=draft', [draft]],
      [`product_cat=${category}`, [mug]],
      ['stock_status=outofstock', [lamp]],
      ['product_type=variable', []],
      ['s=l-1', [lamp]],
      ['orderby=price&order=asc&post_status=publish', [mug, lamp]],
      ['orderby=title&order=asc', [lamp, mug, draft]],
    ] as const) {
      expect([query, await rowsAt(`${PRODUCTS}&${query}`)]).toEqual([query, expected]);
    }
  });

  test('are published, featured and trashed from their row', async () => {
    const id = aProduct('Mug', { status: 'draft' });
    for (const action of ['publish', 'feature']) await shop.owner.press(PRODUCTS, { row: `${action}:${id}` });
    const published = await shop.read(`/wc/v3/products/${id}`);
    await shop.owner.press(PRODUCTS, { row: `trash:${id}` });

    expect(published).toMatchObject({ status: 'publish', featured: true });
    expect(await shop.read(`/wc/v3/products/${id}`)).toMatchObject({ status: 'trash' });
  });

  test("all stay unchanged when one of them can't be changed", async () => {
    const id = aProduct('Mug');

    const response = await shop.owner.press(PRODUCTS, {
      bulk_action: 'draft',
      'post[]': [String(id), '999'],
    });

    expect(response.status).toBe(400);
    expect(await response.text()).toContain('#999');
    expect(await shop.read(`/wc/v3/products/${id}`)).toMatchObject({ status: 'publish' });
  });

  async function newCategory(): Promise<{ id: number }> {
    const { body } = await shop.store
      .as('administrator')
      .call('/wc/v3/products/categories', { method: 'POST', body: { name: 'Cups' } });
    return body as { id: number };
  }
});

describe('reviews', () => {
  const aReview = (members = {}) =>
    createReview(shop.store.context.db, {
      productId: aProduct('Mug'),
      status: 'hold',
      reviewer: 'Lin',
      email: 'lin@example.com',
      review: 'Holds <b>tea</b><script>alert(1)</script>',
      rating: 4,
      createdAt: shop.store.context.clock(),
      ...members,
    });

  test('are moderated, and the menu badge is updated', async () => {
    const id = aReview();
    const before = await shop.owner.open(REVIEWS);
    await shop.owner.press(REVIEWS, { row: `approve:${id}` });
    const after = await shop.owner.open(REVIEWS);

    expect(before.document.querySelector('.pending-count')?.textContent).toBe('1');
    expect(before.document.querySelector('#posts-filter :is(b, script)')).toBeNull();
    expect(after.document.querySelector('.pending-count')).toBeNull();
    expect(await shop.read(`/wc/v3/products/reviews/${id}`)).toMatchObject({ status: 'approved' });
  });

  test('are marked as spam, trashed, restored and deleted', async () => {
    const [spam, trash] = [aReview(), aReview({ status: 'approved', rating: 1 })];
    await shop.owner.press(REVIEWS, { row: `spam:${spam}` });
    await shop.owner.press(REVIEWS, { row: `trash:${trash}` });
    await shop.owner.press(`${REVIEWS}&comment_status=trash`, {
      bulk_action: 'untrash',
      'post[]': [String(trash)],
    });
    const { document } = await shop.owner.open(`${REVIEWS}&review_rating=1`);
    await shop.owner.press(`${REVIEWS}&comment_status=spam`, { row: `delete:${spam}` });

    expect(viewsOf(document)).toEqual(['All (1)', 'Approved (1)', 'Spam (1)']);
    expect(await rowsAt(`${REVIEWS}&review_rating=1`)).toEqual([trash]);
    expect(await shop.read('/wc/v3/products/reviews?status=spam')).toEqual([]);
  });
});

test('coupons are filtered by type and search, and trashed', async () => {
  const id = createCoupon(shop.store.context.db, {
    code: 'SPRING',
    amount: 100_000,
    createdAt: shop.store.context.clock(),
  });
  createCoupon(shop.store.context.db, {
    code: 'half',
    discountType: 'percent',
    createdAt: shop.store.context.clock(),
  });
  const percent = await shop.owner.open(`${COUPONS}&coupon_type=percent`);
  const found = await rowsAt(`${COUPONS}&s=spr`);
  await shop.owner.press(COUPONS, { row: `trash:${id}` });
  await shop.owner.press(`${COUPONS}&post_status=trash`, { row: `untrash:${id}` });

  expect(percent.document.querySelector('.row-title')?.textContent).toBe('half');
  expect(found).toEqual([id]);
  expect(await shop.read(`/wc/v3/coupons/${id}`)).toMatchObject({ status: 'publish' });
});

describe('a list', () => {
  test.each([
    ['no action was selected', { 'post[]': ['1'] }, 'Select an action.'],
    ['no order was selected', { bulk_action: 'trash' }, 'Select at least one order.'],
    ['the action is unknown', { row: 'explode:1' }, 'Select an action.'],
  ])('shows an error when %s', async (_case, fields, sentence) => {
    anOrder();
    const response = await shop.owner.press(ORDERS, fields as Record<string, string | readonly string[]>);

    expect(response.status).toBe(400);
    expect(await response.text()).toContain(sentence);
  });

  test('changes nothing without a nonce or for another site', async () => {
    const id = anOrder();
    const fields = { row: `trash:${id}`, _wpnonce: 'made up' };
    const answers = [
      await shop.owner.send(ORDERS, fields),
      await shop.owner.send(ORDERS, fields, 'https://evil.example'),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect(await shop.read(`/wc/v3/orders/${id}`)).toMatchObject({ status: 'processing' });
  });

  test.each<[Role, string, number]>([
    ['shop_manager', ORDERS, 200],
    ['shop_manager', REVIEWS, 200],
    ['analyst', ORDERS, 403],
    ['analyst', PRODUCTS, 403],
    ['analyst', COUPONS, 403],
  ])('%s requests %s and gets %d', async (role, path, status) => {
    const somebody = browse(shop.store, role);

    expect((await somebody.open(path)).status).toBe(status);
    expect((await somebody.send(path, {})).status).toBe(status === 200 ? 403 : status);
  });

  test('scripts in names and searches are shown as text', async () => {
    const script = '<script>alert(1)</script>';
    anOrder({ billing: { ...ADDRESS, first_name: script } });
    const { document } = await shop.owner.open(`${ORDERS}&s=${encodeURIComponent(script)}`);

    expect(document.querySelector('#wpbody-content script')).toBeNull();
    expect(document.querySelector<HTMLInputElement>('#post-search-input')?.value).toBe(script);
  });
});
