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
  test('reads totals of one-item queries', async () => {
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

  test('happens once, however many ask', async () => {
    api.get(LOW_STOCK, lowStock).once().reply(200, [], total(0));
    const { getLowStockCount } = createTestRegistry(countsStore).resolveSelect(countsStore);

    expect(await Promise.all([getLowStockCount(), getLowStockCount()])).toEqual([0, 0]);
    expect(await getLowStockCount()).toBe(0);
  });

  test('of no status is none, without asking', async () => {
    expect(await createTestRegistry(countsStore).resolveSelect(countsStore).getOrderCount([])).toBe(0);
  });

  test('that fails says so, and is done again when asked', async () => {
    const registry = createTestRegistry(countsStore);
    api.get(LOW_STOCK, lowStock).reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));
    await expect(registry.resolveSelect(countsStore).getLowStockCount()).rejects.toMatchObject({
      failure: { message: 'Not you.' },
    });
    api.get(LOW_STOCK, lowStock).reply(200, [], total(4));

    await registry.dispatch(countsStore).refreshCounts();

    expect(await registry.resolveSelect(countsStore).getLowStockCount()).toBe(4);
  });

  test('that began before a change is done again', async () => {
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

describe('on screen', () => {
  function Counts() {
    const toFulfill = useOrdersToFulfillCount();
    const low = useLowStockCount();
    const reviews = useReviewsOnHoldCount();
    return <p>{[toFulfill, low, reviews].map(({ count }) => count ?? '?').join(' ')}</p>;
  }

  test('orders to fulfill follow the setting', async () => {
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

  test('a moderated review is counted at once when the server confirmed it', async () => {
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

  test('changed stock is counted at once, refused stock is not', async () => {
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
