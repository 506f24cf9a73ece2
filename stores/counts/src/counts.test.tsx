import { act, screen } from '@testing-library/react';
import { productsStore } from '@admin/store-products';
import { reviewsStore } from '@admin/store-reviews';
import { hydrateSettings, settingsStore } from '@admin/store-settings';
import { buildError, api, createTestRegistry, renderWithStores, server } from '@admin/testing';
import { countsStore, useLowStockCount, useOrdersToFulfillCount, useReviewsOnHoldCount } from './index';

const ORDERS = '/wc-analytics/orders';
const PRODUCTS = '/wc-analytics/products';
const LOW_STOCK = `${PRODUCTS}/low-in-stock`;
const REVIEWS = `${PRODUCTS}/reviews`;
const oneItem = { page: 1, per_page: 1, _fields: ['id'] };
const lowStock = { ...oneItem, status: 'publish', low_in_stock: true };
const onHold = { ...oneItem, status: 'hold', _embed: 1 };
const total = (count: number) => ({ 'X-WP-Total': String(count) });

describe('counting', () => {
  test('reads totals from queries with one item per page', async () => {
    api.get(ORDERS, oneItem).reply(200, [{ id: 1 }], total(317));
    api.get(ORDERS, { ...oneItem, status: ['processing', 'on-hold'] }).reply(200, [{ id: 1 }], total(70));
    api.get(LOW_STOCK, lowStock).reply(200, [{ id: 1 }], total(6));
    api.get(REVIEWS, onHold).reply(200, [{ id: 1 }], total(2));
    api.get(PRODUCTS, { ...oneItem, status: 'publish' }).reply(200, [{ id: 1 }], total(23));
    const count = createTestRegistry(countsStore).resolveSelect(countsStore);

    const counts = await Promise.all([
      count.getOrderCount(),
      count.getOrderCount(['processing', 'on-hold']),
      count.getLowStockCount(),
      count.getReviewsOnHoldCount(),
      count.getPublishedProductCount(),
    ]);

    expect(counts).toEqual([317, 70, 6, 2, 23]);
  });

  test('sends one request for several callers', async () => {
    api.get(LOW_STOCK, lowStock).once().reply(200, [], total(0));
    const { getLowStockCount } = createTestRegistry(countsStore).resolveSelect(countsStore);

    expect(await Promise.all([getLowStockCount(), getLowStockCount()])).toEqual([0, 0]);
    expect(await getLowStockCount()).toBe(0);
  });

  test('returns zero for no statuses without a request', async () => {
    expect(await createTestRegistry(countsStore).resolveSelect(countsStore).getOrderCount([])).toBe(0);
  });

  test('can be retried after a failure', async () => {
    const registry = createTestRegistry(countsStore);
    api.get(LOW_STOCK, lowStock).reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));
    await expect(registry.resolveSelect(countsStore).getLowStockCount()).rejects.toMatchObject({
      failure: { message: 'Not you.' },
    });
    api.get(LOW_STOCK, lowStock).reply(200, [], total(4));

    await registry.dispatch(countsStore).refreshCounts();

    expect(await registry.resolveSelect(countsStore).getLowStockCount()).toBe(4);
  });

  test('is repeated if data changed after it started', async () => {
    const registry = createTestRegistry(countsStore);
    let change = async () => {};
    api.get(LOW_STOCK, lowStock).reply(
      200,
      async () => {
        await change();
        return [];
      },
      total(6),
    );
    api.get(LOW_STOCK, lowStock).reply(200, [], total(5));
    change = () => registry.dispatch(countsStore).refreshCounts();

    expect(await registry.resolveSelect(countsStore).getLowStockCount()).toBe(5);
  });
});

describe('rendering', () => {
  function Counts() {
    const toFulfill = useOrdersToFulfillCount();
    const low = useLowStockCount();
    const reviews = useReviewsOnHoldCount();
    return <p>{[toFulfill, low, reviews].map(({ count }) => count ?? '?').join(' ')}</p>;
  }

  test('updates orders to fulfill with the setting', async () => {
    api.get(ORDERS, { ...oneItem, status: ['on-hold'] }).reply(200, [], total(7));
    api.get(LOW_STOCK, lowStock).reply(200, [], total(6));
    api.get(REVIEWS, onHold).reply(200, [], total(2));

    renderWithStores([countsStore, settingsStore], <Counts />, {
      prepare: (registry) =>
        hydrateSettings(registry, {
          preloadSettings: {},
          wcAdminSettings: { woocommerce_actionable_order_statuses: ['on-hold'] },
        }),
    });

    expect(await screen.findByText('7 6 2')).toBeInTheDocument();
  });

  const Reviews = () => <p>{useReviewsOnHoldCount().count ?? '?'} on hold</p>;
  const Stock = () => <p>{useLowStockCount().count ?? '?'} low</p>;

  test('updates the review count once the server confirmed a moderation', async () => {
    const query = { status: 'hold', per_page: 5 } as const;
    api.get(REVIEWS, onHold).reply(200, [], total(2));
    const { registry } = renderWithStores([countsStore, reviewsStore], <Reviews />);
    await screen.findByText('2 on hold');
    server()
      .get(`/wp-json${REVIEWS}`)
      .query(({ per_page: perPage }) => perPage === '5')
      .reply(200, [{ id: 490, status: 'hold' }]);
    await registry.resolveSelect(reviewsStore).getReviews(query);
    api.put(`${REVIEWS}/490`, { status: 'approved' }).reply(200, { id: 490, status: 'approved' });
    api.get(REVIEWS, onHold).reply(200, [], total(1));

    await act(() => registry.dispatch(reviewsStore).approveReview(490));

    expect(await screen.findByText('1 on hold')).toBeInTheDocument();
  });

  test('updates the stock count on a saved change, but not on a rejected one', async () => {
    api.get(LOW_STOCK, lowStock).reply(200, [], total(6));
    const { registry } = renderWithStores([countsStore, productsStore], <Stock />);
    await screen.findByText('6 low');
    server()
      .get(`/wp-json${PRODUCTS}`)
      .query(({ search }) => search === 'cork')
      .reply(200, [{ id: 25, stock_quantity: 2 }]);
    await registry.resolveSelect(productsStore).getProducts({ search: 'cork' });
    const { updateStock } = registry.dispatch(productsStore);
    api.put(`${PRODUCTS}/25`).reply(400, buildError('woocommerce_rest_product_invalid_id', 400));
    await act(() => updateStock(25, 1).catch(() => {}));
    api.put(`${PRODUCTS}/25`).reply(200, { id: 25, stock_quantity: 40 });
    api.get(LOW_STOCK, lowStock).reply(200, [], total(5));

    await act(() => updateStock(25, 40));

    expect(await screen.findByText('5 low')).toBeInTheDocument();
  });
});
