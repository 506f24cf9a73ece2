import { openTestStore } from '../../testing/test-store';
import type { Client, TestStore } from '../../testing/test-store';
import { createProduct } from '../products/testing/create-product';
import { createReview } from './queries';

const REVIEWS = '/wc-analytics/products/reviews';
const MINUTE = 60_000;

let store: TestStore;
let admin: Client;
let mug: number;
beforeEach(async () => {
  store = await openTestStore();
  admin = store.as('administrator');
  const { db, clock } = store.context;
  mug = createProduct(db, { name: 'Mug', shortDescription: 'Blue', createdAt: clock() });
});
afterEach(() => store.close());

function write(review: string, rating = 5, status: 'approved' | 'hold' = 'hold'): number {
  store.advance(MINUTE);
  const { db, clock } = store.context;
  const email = 'ines@example.com';
  return createReview(db, {
    productId: mug,
    status,
    reviewer: 'Ines',
    email,
    review,
    rating,
    createdAt: clock(),
  });
}

const list = async (query: string) => {
  const { body } = await admin.call(`${REVIEWS}?${query}`);
  return Array.isArray(body) ? body.map((review) => Object(review).review) : body;
};
const moderate = async (id: number, status: string) =>
  Object((await admin.call(`${REVIEWS}/${id}`, { method: 'PUT', body: { status } })).body);

test('lists pending reviews with their product, newest first', async () => {
  write('Arrived late', 2);
  write('Lovely thing\n\nWould buy again');

  const { body, headers } = await admin.call(`${REVIEWS}?status=hold&_embed=1&per_page=1`);

  expect(headers.get('X-WP-Total')).toBe('2');
  expect(body).toEqual([
    expect.objectContaining({
      review: '<p>Lovely thing</p>\n<p>Would buy again</p>\n',
      rating: 5,
      product_name: 'Mug',
      verified: false,
      date_created: '2026-11-20T01:02:00',
      _embedded: { up: [expect.objectContaining({ id: mug, name: 'Mug', short_description: 'Blue' })] },
    }),
  ]);
});

test.each([
  [['approved'], 'approved'],
  [['spam', 'unspam'], 'hold'],
  [['approved', 'trash', 'untrash'], 'approved'],
  [['spam', 'trash', 'untrash'], 'hold'],
  [['spam', 'hold'], 'hold'],
])('after %j a review is %s', async (steps, status) => {
  const id = write('Fine');

  for (const step of steps) await moderate(id, step);

  expect((await admin.call(`${REVIEWS}/${id}`)).body).toMatchObject({ status });
});

test("a review that was not trashed or marked as spam can't be restored", async () => {
  const id = write('Fine');

  expect(await moderate(id, 'untrash')).toMatchObject({ code: 'woocommerce_rest_review_failed_edit' });
  expect(await list('status=hold')).toEqual(['<p>Fine</p>\n']);
});

test('only approved ratings count for the product', async () => {
  const first = write('Good', 4);
  write('Great', 5, 'approved');
  const rating = async () => {
    const { body } = await admin.call(`/wc/v3/products/${mug}?_fields=average_rating,rating_count`);
    return body;
  };

  expect(await rating()).toEqual({ average_rating: '5.00', rating_count: 1 });
  await moderate(first, 'approved');
  expect(await rating()).toEqual({ average_rating: '4.50', rating_count: 2 });
  await moderate(first, 'spam');
  expect(await rating()).toEqual({ average_rating: '5.00', rating_count: 1 });
});

test('a review that moves to another product counts only there', async () => {
  const { db, clock } = store.context;
  const cup = createProduct(db, { name: 'Cup', createdAt: clock() });
  const id = write('Fine', 4, 'approved');

  await admin.call(`${REVIEWS}/${id}`, { method: 'PUT', body: { product_id: cup } });

  const { body } = await admin.call('/wc/v3/products?orderby=id&order=asc&_fields=rating_count');
  expect(body).toEqual([{ rating_count: 0 }, { rating_count: 1 }]);
});

test('a review is trashed once and deleted permanently with force', async () => {
  const id = write('Fine');
  const path = `${REVIEWS}/${id}`;

  const trashed = await admin.call(path, { method: 'DELETE' });
  const again = await admin.call(path, { method: 'DELETE' });
  const gone = await admin.call(`${path}?force=true`, { method: 'DELETE' });

  expect(trashed.body).toMatchObject({ id, status: 'trash', review: 'Fine' });
  expect(again).toMatchObject({ status: 410, body: { code: 'woocommerce_rest_already_trashed' } });
  expect(gone.body).toMatchObject({ deleted: true, previous: { id } });
  expect((await admin.call(path)).body).toMatchObject({ code: 'woocommerce_rest_cannot_view' });
  expect((await admin.call(path, { method: 'PUT', body: { status: 'hold' } })).body).toMatchObject({
    code: 'woocommerce_rest_cannot_edit',
  });
});

test('a review can be created for a customer, without unsafe HTML', async () => {
  const body = {
    product_id: mug,
    reviewer: '<b>Hugo</b>',
    reviewer_email: 'hugo@example.com',
    review: 'Warm<script>alert(1)</script> and <a href="javascript:alert(1)" onclick="x">blue</a>',
    rating: 4,
  };

  const { status, body: created } = await admin.call(REVIEWS, { method: 'POST', body });

  expect({ status, created }).toMatchObject({
    status: 201,
    created: { reviewer: 'Hugo', review: 'Warm and <a>blue</a>', status: 'approved' },
  });
  expect(await list('search=warm')).toEqual(['<p>Warm and <a>blue</a></p>\n']);
  expect((await admin.call(REVIEWS, { method: 'POST', body: { ...body, product_id: 999 } })).status).toBe(
    404,
  );
});
