import { createOrder } from '../../../sales/orders/testing/create-order';
import { createProduct } from '../../../catalog/products/testing/create-product';
import { createTerm } from '../../../catalog/terms/queries';
import { browse, load } from '../../testing/browser';
import { openTestShop } from '../../testing/test-shop';

const NEW_PRODUCT = '/wp-admin/post-new.php?post_type=product';
const NEW_ORDER = '/wp-admin/post-new.php?post_type=shop_order';
const NEW_COUPON = '/wp-admin/post-new.php?post_type=shop_coupon';
const edit = (type: string, id: number) => `/wp-admin/post.php?post=${id}&action=edit&post_type=${type}`;

const shop = openTestShop();

const idIn = (response: Response) => Number(/post=(\d+)/.exec(response.headers.get('Location') ?? '')?.[1]);

describe('a product', () => {
  test('is created with all values of the form', async () => {
    const category = createTerm(shop.store.context.db, 'product_cat', { name: 'Cups' });
    const response = await shop.owner.submit(NEW_PRODUCT, {
      post_title: 'Mug & saucer',
      content: 'Holds <b>tea</b><script>alert(1)</script>',
      _regular_price: '12.50',
      _sale_price: '9',
      _sku: 'MUG-1',
      _manage_stock: '1',
      _stock: '7',
      'tax_input[product_cat][]': [String(category.id)],
      product_tag: 'tea, gift',
      publish: '1',
    });
    const { document } = await shop.owner.open(response.headers.get('Location') ?? '');

    expect(response.status).toBe(303);
    expect(document.querySelector('#message')?.textContent?.trim()).toBe('Product published.');
    expect(await shop.read(`/wc/v3/products/${idIn(response)}`)).toMatchObject({
      name: 'Mug & saucer',
      status: 'publish',
      regular_price: '12.50',
      sale_price: '9',
      sku: 'MUG-1',
      stock_quantity: 7,
      categories: [{ name: 'Cups' }],
      tags: [{ name: 'gift' }, { name: 'tea' }],
      description: expect.not.stringContaining('script'),
    });
  });

  test('stays unchanged when saved as is, and stays in its categories', async () => {
    const id = createProduct(shop.store.context.db, {
      name: 'Lamp',
      regularPrice: '30',
      stock: 3,
      createdAt: shop.store.context.clock(),
    });
    const before = await shop.read<object>(`/wc/v3/products/${id}`);
    const response = await shop.owner.submit(edit('product', id), { save: '1' });

    expect(response.status).toBe(303);
    expect(await shop.read(`/wc/v3/products/${id}`)).toEqual(before);
    expect(await shop.read('/store-admin/v1/history')).toEqual([]);
  });

  test('appears in the history with its changes', async () => {
    const id = createProduct(shop.store.context.db, { name: 'Lamp', createdAt: shop.store.context.clock() });
    await shop.owner.submit(edit('product', id), { post_title: 'Lantern', _regular_price: '25', save: '1' });
    await shop.owner.press(edit('product', id), { post_title: 'Lantern', trash: '1' });

    expect(await shop.read('/store-admin/v1/history')).toMatchObject([
      { action: 'removed', before: { status: 'publish' }, after: { status: 'trash' }, reason: '' },
      { kind: 'product', before: { name: 'Lamp', regular_price: '' }, after: { name: 'Lantern' } },
    ]);
  });

  test('is saved as a draft, published and trashed by its buttons', async () => {
    const id = idIn(await shop.owner.press(NEW_PRODUCT, { post_title: 'Lamp', save_draft: '1' }));
    const statuses = [await shop.read<{ status: string }>(`/wc/v3/products/${id}`)];
    for (const button of ['publish', 'trash']) {
      await shop.owner.press(edit('product', id), { post_title: 'Lamp', [button]: '1' });
      statuses.push(await shop.read<{ status: string }>(`/wc/v3/products/${id}`));
    }

    expect(statuses.map(({ status }) => status)).toEqual(['draft', 'publish', 'trash']);
  });

  test.each([
    ['no name', { post_title: ' ' }, 'post_title'],
    ['an invalid price', { _regular_price: 'cheap' }, '_regular_price'],
    ['a duplicate SKU', { _sku: 'TAKEN' }, 'post_title'],
  ])('with %s shows the form again with the typed values', async (_case, fields, id) => {
    createProduct(shop.store.context.db, {
      name: 'Other',
      sku: 'TAKEN',
      createdAt: shop.store.context.clock(),
    });
    const values = { post_title: 'Lamp', content: 'Bright', publish: '1', ...fields };
    const { status, document } = await load(await shop.owner.press(NEW_PRODUCT, values));

    expect(status).toBe(400);
    expect(document.querySelector(`#message a[href="#${id}"]`)).not.toBeNull();
    expect(document.querySelector<HTMLTextAreaElement>('#content')?.value).toBe('Bright');
    expect(await shop.read<unknown[]>('/wc/v3/products')).toHaveLength(1);
  });
});

describe('an order', () => {
  const anOrder = (status: 'pending' | 'processing' = 'processing') =>
    createOrder(shop.store.context.db, {
      status,
      currency: 'USD',
      billing: ADDRESS,
      items: [{ productId: 1, name: 'Mug', quantity: 2, subtotal: '20', total: '20' }],
      total: '20.00',
      createdAt: shop.store.context.clock(),
    });

  test('is created for a customer', async () => {
    const product = createProduct(shop.store.context.db, {
      name: 'Mug',
      regularPrice: '10',
      createdAt: shop.store.context.clock(),
    });
    const response = await shop.owner.press(NEW_ORDER, {
      _billing_first_name: 'Ada',
      _billing_country: 'US',
      add_product_id: String(product),
      add_product_qty: '3',
      order_note: 'Called on the phone',
    });

    expect(await shop.read(`/wc/v3/orders/${idIn(response)}`)).toMatchObject({
      status: 'pending',
      total: '30.00',
      billing: { first_name: 'Ada', country: 'US' },
      line_items: [{ name: 'Mug', quantity: 3 }],
    });
    expect(await shop.read(`/wc/v3/orders/${idIn(response)}/notes`)).toMatchObject([
      { note: 'Called on the phone', author: 'administrator' },
    ]);
  });

  test('stays unchanged when saved as is', async () => {
    const id = anOrder();
    const before = await shop.read<object>(`/wc/v3/orders/${id}`);
    await shop.owner.submit(edit('shop_order', id));

    expect(await shop.read(`/wc/v3/orders/${id}`)).toEqual(before);
  });

  test('changes its status and addresses, and can get products only before payment', async () => {
    const mug = createProduct(shop.store.context.db, {
      name: 'Mug',
      regularPrice: '10',
      createdAt: shop.store.context.clock(),
    });
    const [open, paid] = [anOrder('pending'), anOrder()];
    await shop.owner.press(edit('shop_order', open), {
      order_status: 'on-hold',
      _shipping_city: 'Bristol',
      add_product_id: String(mug),
    });
    const page = await shop.owner.read(edit('shop_order', paid));

    expect(await shop.read(`/wc/v3/orders/${open}`)).toMatchObject({
      status: 'on-hold',
      total: '30.00',
      shipping: { city: 'Bristol' },
      line_items: [{ quantity: 2 }, { quantity: 1 }],
    });
    expect(page).toContain('This order is no longer editable');
    expect(page).not.toContain('add_product_id');
  });

  test('is refunded partially, and never for more than was paid', async () => {
    const id = anOrder();
    const part = await shop.owner.press(edit('shop_order', id), {
      refund: '1',
      refund_amount: '5',
      refund_reason: 'Chipped',
    });
    const tooMuch = await shop.owner.press(edit('shop_order', id), { refund: '1', refund_amount: '15.01' });
    const notMeant = await shop.owner.press(edit('shop_order', id), { save: '1', refund_amount: '5' });

    expect([part.status, tooMuch.status, notMeant.status]).toEqual([303, 400, 303]);
    expect(await shop.read(`/wc/v3/orders/${id}/refunds`)).toMatchObject([
      { amount: '5.00', reason: 'Chipped' },
    ]);
  });

  test('gets notes', async () => {
    const id = anOrder();
    await shop.owner.press(edit('shop_order', id), { order_note: 'On its way' });

    expect(await shop.read(`/wc/v3/orders/${id}/notes`)).toMatchObject([{ note: 'On its way' }]);
    expect(await shop.owner.read(edit('shop_order', id))).toContain('On its way');
  });
});

test('a note or a trash that was refused is not reported as done', async () => {
  const { db, clock } = shop.store.context;
  const id = createProduct(db, { name: 'Lamp', status: 'trash', createdAt: clock() });
  const trashed = await shop.owner.press(edit('product', id), { trash: '1' });
  const noted = await shop.owner.submit(NEW_ORDER, { order_note: 'x'.repeat(70_000), save: '1' });

  expect([trashed.status, noted.status]).toEqual([400, 400]);
  expect((await load(noted)).document.querySelector('#order_note')?.getAttribute('aria-invalid')).toBe(
    'true',
  );
  expect(await shop.read('/wc/v3/orders')).toEqual([]);
});

test('a coupon is created and changed, and its code is unique', async () => {
  const created = await shop.owner.press(NEW_COUPON, {
    post_title: 'Spring10',
    discount_type: 'percent',
    coupon_amount: '10',
    individual_use: '1',
    usage_limit: '5',
    expiry_date: '2027-03-01',
    customer_email: 'lin@example.com, *@example.org',
  });
  const id = idIn(created);
  const change = { post_title: 'spring10', individual_use: '1', usage_limit: '', coupon_amount: '12' };
  await shop.owner.press(edit('shop_coupon', id), change);
  const twin = await shop.owner.press(NEW_COUPON, { post_title: 'SPRING10' });
  const tooMuch = await shop.owner.press(edit('shop_coupon', id), {
    post_title: 'spring10',
    coupon_amount: '101',
  });

  expect([twin.status, tooMuch.status]).toEqual([400, 400]);
  expect(await shop.read(`/wc/v3/coupons/${id}`)).toMatchObject({
    code: 'spring10',
    amount: '12.00',
    discount_type: 'percent',
    individual_use: true,
    usage_limit: null,
    date_expires: '2027-03-01T00:00:00',
    email_restrictions: ['lin@example.com', '*@example.org'],
  });
});

describe("a record's URL", () => {
  test('shows a choice when the ID matches several types', async () => {
    createProduct(shop.store.context.db, { name: 'Mug', createdAt: shop.store.context.clock() });
    createOrder(shop.store.context.db, {
      status: 'pending',
      currency: 'USD',
      billing: ADDRESS,
      items: [],
      total: '0',
      createdAt: shop.store.context.clock(),
    });
    const { document } = await shop.owner.open('/wp-admin/post.php?post=1&action=edit');

    expect([...document.querySelectorAll('#post li')].map((item) => item.textContent?.trim())).toEqual([
      'Order #1',
      'Product #1',
    ]);
  });

  test('returns 404 for missing records, and 403 when creating without permission', async () => {
    const analyst = browse(shop.store, 'analyst');

    expect((await shop.owner.open(edit('product', 99))).status).toBe(404);
    expect((await analyst.open(edit('product', 1))).status).toBe(404);
    expect((await analyst.send(NEW_PRODUCT, { post_title: 'Mug' })).status).toBe(403);
  });
});

const ADDRESS = {
  first_name: 'A',
  last_name: 'B',
  address_1: 'Lane 1',
  city: 'Town',
  state: 'CA',
  postcode: '1',
  country: 'US',
};
