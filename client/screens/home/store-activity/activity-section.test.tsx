import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateSettings, settingsStore } from '@admin/store-settings';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import {
  buildHost,
  buildError,
  api,
  buildUser,
  renderWithStores,
  type PageGlobalsOverrides,
} from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { ActivitySection } from './activity-section';

const ORDERS = '/wc-analytics/orders';
const PRODUCTS = '/wc-analytics/products';
const LOW_STOCK = `${PRODUCTS}/low-in-stock`;
const REVIEWS = `${PRODUCTS}/reviews`;

const total = (count: number) => ({ 'X-WP-Total': String(count), 'X-WP-TotalPages': '1' });
const ofSize =
  (size: number) =>
  ({ per_page: asked }: Readonly<Record<string, unknown>>) =>
    asked === String(size);

const serveCount = (path: string, count: number) => api.get(path, ofSize(1)).reply(200, [], total(count));
const serveList = (path: string, items: unknown[]) =>
  api.get(path, ofSize(5)).reply(200, items, total(items.length));

function serveCounts({ orders = 0, stock = 0, reviews = 0 } = {}) {
  serveCount(ORDERS, orders);
  serveCount(LOW_STOCK, stock);
  serveCount(REVIEWS, reviews);
}

const buildOrder = (overrides?: object) => ({
  id: 41,
  number: 'A-41',
  status: 'processing',
  currency: 'USD',
  total: '61.50',
  total_formatted: '&#36;61.50',
  date_created_gmt: new Date(Date.now() - 5 * 60_000).toISOString().slice(0, 19),
  customer: { id: 3, name: 'Ines Calder', email: 'ines@store.example' },
  billing: {},
  line_items: [{ quantity: 2 }, { quantity: 1 }],
  ...overrides,
});

const buildProduct = (overrides?: object) => ({
  id: 25,
  name: 'Cork Coaster',
  parent_id: 0,
  type: 'simple',
  attributes: [],
  images: [{ src: 'https://store.example/coaster.jpg' }],
  low_stock_amount: null,
  last_order_date: '2026-11-03T23:56:08',
  stock_quantity: 2,
  ...overrides,
});

const buildReview = (id: number, overrides?: object) => ({
  id,
  review: '<p>Stayed <strong>dry</strong>.</p>',
  rating: 4,
  reviewer: `Reviewer ${id}`,
  reviewer_avatar_urls: {},
  status: 'hold',
  date_created_gmt: '2026-11-03T10:00:00',
  product_id: 7,
  product_name: 'Oilskin Tote Bag',
  product_permalink: 'https://store.example/product/bag',
  ...overrides,
});

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

function show(page: PageGlobalsOverrides = {}) {
  const host = buildHost(page);
  return renderWithStores(
    [noticesStore, optionsStore, settingsStore, userStore],
    <>
      <ActivitySection />
      <Notices />
    </>,
    {
      host,
      prepare: (registry) => {
        hydrateSettings(registry, host.settings);
        hydrateCurrentUser(registry, buildUser());
        hydrateOptions(registry, { woocommerce_admin_transient_notices_queue: [] });
      },
    },
  );
}

const toggle = (name: RegExp) => screen.getByRole('button', { name });
/** Called with each element that is scrolled into view. */
const shownIn = jest.fn<void, [string]>();

beforeEach(() => {
  window.history.replaceState({}, '', '/wp-admin/admin.php?page=wc-admin');
  getHistory().replace('admin.php?page=wc-admin');
  // jsdom has no layout and can't scroll.
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shownIn(this.id);
  };
});

test('shows counts in headings without loading the lists', async () => {
  serveCounts({ orders: 12, stock: 3, reviews: 1 });
  show();

  expect(await screen.findByRole('img', { name: '12 orders to fulfill' })).toBeVisible();
  expect(await screen.findByRole('img', { name: '3 products low in stock' })).toBeVisible();
  expect(await screen.findByRole('img', { name: '1 review to moderate' })).toBeVisible();
  expect(toggle(/^Orders/)).toHaveAttribute('aria-expanded', 'false');
});

test('shows orders only when the store has no reviews and no stock management', async () => {
  serveCount(ORDERS, 0);
  show({ admin: { manageStock: 'no', reviewsEnabled: 'no' } });

  expect(await screen.findByRole('img', { name: '0 orders to fulfill' })).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test("opens a panel whose count can't be loaded", async () => {
  api.get(ORDERS, ofSize(1)).reply(500, buildError('broken', 500));
  serveCount(LOW_STOCK, 0);
  serveCount(REVIEWS, 0);
  serveList(ORDERS, [buildOrder()]);
  const { user } = show();

  await user.click(await screen.findByRole('button', { name: 'Orders' }));

  expect(await screen.findByRole('link', { name: '#A-41 Ines Calder' })).toBeVisible();
});

describe('orders', () => {
  test('show customer, items, total, status and time, and link to the order', async () => {
    serveCounts({ orders: 2 });
    serveList(ORDERS, [
      buildOrder(),
      buildOrder({ id: 40, number: '40', status: 'picking', customer: null, line_items: [{ quantity: 1 }] }),
    ]);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^Orders/ }));

    const [first, second] = await screen.findAllByRole('listitem');
    if (!first || !second) throw new Error('Two orders were expected.');
    expect(within(first).getByRole('link')).toHaveAttribute(
      'href',
      'http://localhost/wp-admin/post.php?post=41&action=edit&post_type=shop_order',
    );
    expect(first).toHaveTextContent('#A-41 Ines Calder3 items for $61.50Processing5 minutes ago');
    // A guest without a name, in a status from an extension that was removed.
    expect(second).toHaveTextContent('#40 Guest1 item for $61.50picking');
    expect(screen.getByRole('link', { name: 'Manage all orders' })).toHaveAttribute(
      'href',
      'http://localhost/wp-admin/edit.php?post_type=shop_order',
    );
  });

  test('show an empty state when all are fulfilled', async () => {
    serveCounts();
    serveList(ORDERS, []);
    const { user } = show();

    await user.click(await screen.findByRole('button', { name: /^Orders/ }));

    expect(await screen.findByText('You’ve fulfilled all your orders')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage all orders' })).toBeVisible();
  });

  test("show an error when they can't be loaded, and retry with their count", async () => {
    api.get(ORDERS, ofSize(1)).reply(503, buildError('broken', 503));
    serveCount(LOW_STOCK, 0);
    serveCount(REVIEWS, 0);
    api.get(ORDERS, ofSize(5)).reply(503, buildError('broken', 503, 'Back in a minute.'));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^Orders/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Back in a minute.');

    serveCounts({ orders: 1 });
    serveList(ORDERS, [buildOrder()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('link', { name: '#A-41 Ines Calder' })).toBeVisible();
    expect(await screen.findByRole('img', { name: '1 order to fulfill' })).toBeVisible();
  });
});

describe('stock', () => {
  async function openStock(...products: unknown[]) {
    serveCounts({ stock: products.length });
    serveList(LOW_STOCK, products);
    const view = show();
    await view.user.click(await screen.findByRole('button', { name: /^Stock/ }));
    await screen.findAllByRole('textbox');
    return view;
  }
  const quantity = (name = 'Cork Coaster') => screen.getByRole('textbox', { name: `Quantity of ${name}` });
  const serveChange = (to: number, status = 200) =>
    api
      .put(`${PRODUCTS}/25`, { stock_quantity: to })
      .reply(status, status === 200 ? { stock_quantity: to } : buildError('refused', status));

  test('shows image, name and last order', async () => {
    const variation = { id: 366, parent_id: 364, type: 'variation', name: 'Cushion - Blue', images: [] };
    const { container } = await openStock(
      buildProduct(),
      buildProduct({ ...variation, last_order_date: null, stock_quantity: 0 }),
    );

    expect(screen.getByRole('link', { name: 'Cushion - Blue' })).toHaveAttribute(
      'href',
      'http://localhost/wp-admin/post.php?post=364&action=edit&post_type=product',
    );
    expect(screen.getByText('Last ordered November 3, 2026')).toBeVisible();
    expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([
      'https://store.example/coaster.jpg',
      'http://localhost/placeholder.png',
    ]);
  });

  test('shows no last order when the host provides none', async () => {
    const { last_order_date: _date, ...untold } = buildProduct({ id: 2, name: 'Untold' });
    await openStock(
      buildProduct({ id: 1, name: 'Told' }),
      untold,
      buildProduct({ id: 3, name: 'Empty', last_order_date: null }),
      buildProduct({ id: 4, name: 'Broken', last_order_date: 'never' }),
    );

    for (const name of ['Untold', 'Empty', 'Broken']) {
      const row = screen.getByRole('link', { name }).closest('li');
      expect(within(row ?? document.body).queryByText(/ordered/i)).not.toBeInTheDocument();
    }
    expect(screen.getAllByText(/ordered/i)).toHaveLength(1);
  });

  test('saves a changed quantity and offers Undo', async () => {
    const { user } = await openStock(buildProduct());
    serveChange(12);
    serveCount(LOW_STOCK, 0);

    await user.clear(quantity());
    await user.type(quantity(), '12{Enter}');

    expect(await screen.findByText('Quantity of Cork Coaster saved')).toBeVisible();
    expect(quantity()).toHaveValue('12');
    expect(await screen.findByRole('img', { name: '0 products low in stock' })).toBeVisible();

    serveChange(2);
    serveCount(LOW_STOCK, 1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(quantity()).toHaveValue('2'));
    expect(await screen.findByRole('img', { name: '1 product low in stock' })).toBeVisible();
  });

  test('keeps the typed quantity when the server rejects it', async () => {
    const { user } = await openStock(buildProduct());
    serveChange(12, 403);
    await user.clear(quantity());
    await user.type(quantity(), '12');

    await user.click(screen.getByRole('button', { name: 'Save the quantity of Cork Coaster' }));
    expect(await screen.findByText('There was a problem saving the quantity of Cork Coaster')).toBeVisible();
    expect(quantity()).toHaveValue('12');

    serveChange(12);
    serveCount(LOW_STOCK, 0);
    await user.click(screen.getByRole('button', { name: 'Save the quantity of Cork Coaster' }));

    expect(await screen.findByText('Quantity of Cork Coaster saved')).toBeVisible();
  });

  test('keeps the new quantity when Undo fails', async () => {
    const { user } = await openStock(buildProduct());
    serveChange(12);
    serveCount(LOW_STOCK, 0);
    await user.clear(quantity());
    await user.type(quantity(), '12{Enter}');
    serveChange(2, 500);

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(
      await screen.findByText('There was a problem restoring the quantity of Cork Coaster'),
    ).toBeVisible();
    expect(quantity()).toHaveValue('12');
  });

  test('saves the last of several quick changes', async () => {
    await openStock(buildProduct());
    const received: number[] = [];
    api
      .put(`${PRODUCTS}/25`, (body: unknown) => {
        received.push((body as { stock_quantity: number }).stock_quantity);
        return true;
      })
      .twice()
      .reply(200, (_, body) => body);
    api.get(LOW_STOCK, ofSize(1)).optionally().times(5).reply(200, [], total(0));
    const form = quantity().closest('form') ?? document.body;

    for (let change = 1; change <= 5; change++) {
      fireEvent.change(quantity(), { target: { value: String(100 + change) } });
      fireEvent.submit(form);
    }

    expect(quantity()).toHaveValue('105');
    // Changes queued before the first response are skipped.
    await waitFor(() => expect(received).toEqual([101, 105]));
    expect(quantity()).toHaveValue('105');
    expect(await screen.findAllByText('Quantity of Cork Coaster saved')).toHaveLength(1);
  });

  test.each(['', '-1', '2.5', 'many', '1e3', '99999999999'])('rejects "%s" as quantity', async (text) => {
    const { user } = await openStock(buildProduct());

    await user.clear(quantity());
    if (text) await user.type(quantity(), text);
    await user.type(quantity(), '{Enter}');

    expect(quantity()).toBeInvalid();
    expect(quantity()).toHaveAccessibleDescription('Please enter a whole number');
  });
});

describe('reviews', () => {
  async function openReviews(...reviews: unknown[]) {
    serveCounts({ reviews: reviews.length });
    serveList(REVIEWS, reviews);
    const view = show();
    await view.user.click(await screen.findByRole('button', { name: /^Reviews/ }));
    await screen.findAllByRole('heading', { level: 3 });
    return view;
  }
  const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const rowOf = (name: string) =>
    within(screen.getByRole('heading', { name: new RegExp(`^${name}`) }).closest('li') ?? document.body);

  test('show reviewer, product and rating', async () => {
    await openReviews(buildReview(9), buildReview(8, { rating: 0, reviewer: '' }));

    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Reviewer 9 reviewed Oilskin Tote Bag');
    expect(within(first ?? document.body).getByText('4 out of 5 stars')).toBeInTheDocument();
    expect(screen.getByText('Reviewer 9').tagName).toBe('BDI');
    expect(screen.getAllByText('dry')[0]?.tagName).toBe('STRONG');
    expect(screen.getByText(/^Anonymous/)).toBeVisible();
    expect(screen.getAllByText(/out of 5 stars/)).toHaveLength(1);
  });

  test.each([
    ['Approve', 'PUT', 'approved', 'Review approved'],
    ['Mark as spam', 'PUT', 'spam', 'Review marked as spam'],
    ['Delete', 'DELETE', 'trash', 'Review deleted'],
  ])('leave at once on "%s" and return on Undo', async (name, method, status, notice) => {
    const { user } = await openReviews(buildReview(9), buildReview(8));
    const answer = method === 'PUT' ? api.put(`${REVIEWS}/9`, { status }) : api.delete(`${REVIEWS}/9`);
    answer.delay(20).reply(200, { id: 9, status });
    serveList(REVIEWS, [buildReview(8)]);
    serveCount(REVIEWS, 1);

    await user.click(rowOf('Reviewer 9').getByRole('button', { name }));
    expect(shown()).toEqual(['Reviewer 8 reviewed Oilskin Tote Bag']);
    expect(rowOf('Reviewer 8').getByRole('button', { name: 'Approve' })).toHaveFocus();
    expect(await screen.findByText(notice)).toBeVisible();

    api.put(`${REVIEWS}/9`).reply(200, { id: 9, status: 'hold' });
    serveList(REVIEWS, [buildReview(9), buildReview(8)]);
    serveCount(REVIEWS, 2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(await screen.findByRole('img', { name: '2 reviews to moderate' })).toBeVisible();
  });

  test('return with an error when the server rejects an action', async () => {
    const { user } = await openReviews(buildReview(9));
    api.put(`${REVIEWS}/9`).reply(403, buildError('woocommerce_rest_cannot_edit', 403));

    await user.click(screen.getByRole('button', { name: 'Approve' }));

    expect(await screen.findByText('There was a problem approving the review')).toBeVisible();
    expect(shown()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('opened_panel in the address', () => {
  test('opens the panel and scrolls to it', async () => {
    getHistory().replace('admin.php?page=wc-admin&opened_panel=reviews-panel');
    serveCounts();
    serveList(REVIEWS, []);
    show();

    expect(await screen.findByText('No reviews awaiting moderation.')).toBeVisible();
    expect(toggle(/^Reviews/)).toHaveAttribute('aria-expanded', 'true');
    expect(toggle(/^Orders/)).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(toggle(/^Reviews/)).toHaveFocus());
    expect(shownIn).toHaveBeenCalledWith('reviews-panel');
  });

  test('opens the panel again after it was closed', async () => {
    getHistory().replace('admin.php?page=wc-admin&opened_panel=stock-panel');
    serveCounts();
    serveList(LOW_STOCK, []);
    const { user } = show();
    await screen.findByText('No products are low in stock');
    await user.click(toggle(/^Stock/));
    expect(toggle(/^Stock/)).toHaveAttribute('aria-expanded', 'false');

    act(() => getHistory().push('admin.php?page=wc-admin&opened_panel=stock-panel'));

    expect(await screen.findByRole('button', { name: /^Stock/, expanded: true })).toBeVisible();
  });
});
