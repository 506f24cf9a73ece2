import { screen } from '@testing-library/react';
import { CancelledError, createRegistry, type Registry } from '@admin/data';
import { buildError, api, deferReply, renderWithStores } from '@admin/testing';
import { productsStore, useLowStock } from './index';
import {
  buildItem,
  buildRegistryWith,
  defaultQuery,
  buildVariation,
  FIELDS,
  FIRST_PAGE,
  PATH,
} from './testing';

const quantities = (registry: Registry) =>
  registry
    .select(productsStore)
    .getLowStock(FIRST_PAGE)
    ?.items.map(({ stockQuantity }) => stockQuantity);

describe('reading', () => {
  test('loads low-stock products with image and last sale', async () => {
    const registry = await buildRegistryWith(buildItem({ name: 'Cork &amp; Co' }), buildVariation, null, {});

    const page = registry.select(productsStore).getLowStock(FIRST_PAGE);

    expect(page).toMatchObject({ total: 6, totalPages: 2 });
    expect(page?.items).toMatchObject([
      {
        id: 25,
        parentId: 0,
        name: 'Cork & Co',
        image: 'https://store.example/coaster.jpg',
        lastOrderDate: '2026-11-20T08:56:08',
        lowStockAmount: null,
        stockQuantity: 2,
      },
      { id: 366, parentId: 364, attributes: [{ id: 1, name: 'Color', option: 'Blue' }] },
    ]);
  });

  test('shares product records between lists', async () => {
    const registry = await buildRegistryWith(buildItem());
    const found = buildItem({
      last_order_date: undefined,
      sku: 'CC-1',
      price: '4.50',
      stock_status: 'instock',
    });
    const query = { search: 'cork', orderby: 'popularity', per_page: 10 } as const;
    api.get(PATH, { ...query, _fields: FIELDS }).reply(200, [JSON.parse(JSON.stringify(found))]);

    const page = await registry.resolveSelect(productsStore).getProducts(query);

    expect(page).toMatchObject({ total: 1, items: [{ sku: 'CC-1', price: '4.50' }] });
    expect(registry.select(productsStore).getLowStock(FIRST_PAGE)?.items).toMatchObject([
      { sku: 'CC-1', lastOrderDate: '2026-11-20T08:56:08' },
    ]);
  });

  test('loads a list once, regardless of parameter order', async () => {
    const registry = await buildRegistryWith(buildItem());

    const page = await registry.resolveSelect(productsStore).getLowStock({ per_page: 5, page: 1 });

    expect(page?.items).toHaveLength(1);
  });

  test('can be retried after a failure', async () => {
    api
      .get(`${PATH}/low-in-stock`, defaultQuery)
      .reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));
    function Stock() {
      const { page, failure, retry } = useLowStock();
      if (page) return <p>{page.total} left</p>;
      return (
        <button type="button" onClick={retry}>
          {failure?.message ?? 'Loading'}
        </button>
      );
    }
    const { user } = renderWithStores([productsStore], <Stock />);
    const button = await screen.findByRole('button', { name: 'Not you.' });
    api.get(`${PATH}/low-in-stock`, defaultQuery).reply(200, [buildItem()]);

    await user.click(button);

    expect(await screen.findByText('1 left')).toBeInTheDocument();
  });
});

describe('stock', () => {
  test('changes at once in its row, and Undo reverts it', async () => {
    const registry = await buildRegistryWith(buildItem(), buildVariation);
    api
      .put(`${PATH}/25`, { stock_quantity: 40 })
      .reply(200, { id: 25, stock_quantity: 40, stock_status: 'instock' });
    api
      .put(`${PATH}/25`, { stock_quantity: 2 })
      .reply(200, { id: 25, stock_quantity: 2, stock_status: 'instock' });
    const { updateStock } = registry.dispatch(productsStore);

    const saving = updateStock(25, 40);

    expect(quantities(registry)).toEqual([40, 2]);
    const undo = await saving;
    expect(undo).toEqual({ action: 'updateStock', productId: 25, stockQuantity: 2 });
    expect(registry.select(productsStore).getProduct(25)).toMatchObject({
      name: 'Cork Coaster',
      stockStatus: 'instock',
    });
    await updateStock(undo.productId, undo.stockQuantity);
    expect(quantities(registry)).toEqual([2, 2]);
  });

  test('of a variation changes below its product', async () => {
    const registry = await buildRegistryWith(buildVariation);
    api.put(`${PATH}/364/variations/366`, { stock_quantity: 9 }).reply(200, { id: 366, stock_quantity: 9 });

    await registry.dispatch(productsStore).updateStock(366, 9);

    expect(quantities(registry)).toEqual([9]);
  });

  test("is updated with the server's response", async () => {
    const registry = await buildRegistryWith(buildItem());
    api.put(`${PATH}/25`, { stock_quantity: 7.5 }).reply(200, { id: 25, stock_quantity: 7 });

    await registry.dispatch(productsStore).updateStock(25, 7.5);

    expect(quantities(registry)).toEqual([7]);
  });

  test('is reverted when the server rejects it', async () => {
    const registry = await buildRegistryWith(buildItem());
    api
      .put(`${PATH}/25`, { stock_quantity: 40 })
      .reply(400, buildError('woocommerce_rest_product_invalid_id', 400));

    await expect(registry.dispatch(productsStore).updateStock(25, 40)).rejects.toMatchObject({
      failure: { code: 'woocommerce_rest_product_invalid_id' },
    });

    expect(quantities(registry)).toEqual([2]);
    expect(registry.select(productsStore).isSavingProduct(25)).toBe(false);
  });

  test('is reverted when saving is canceled', async () => {
    const registry = await buildRegistryWith(buildItem());
    const answer = deferReply(() => ({ id: 25, stock_quantity: 40 }));
    api.put(`${PATH}/25`).reply(200, answer.reply);
    const saving = registry.dispatch(productsStore).updateStock(25, 40);
    await answer.requested();

    saving.cancel();

    await expect(saving).rejects.toBeInstanceOf(CancelledError);
    expect(quantities(registry)).toEqual([2]);
  });

  test('sends the first and then the last of fifty quick changes', async () => {
    const registry = await buildRegistryWith(buildItem());
    const sent: number[] = [];
    const answer = (_path: string, body: unknown) => {
      sent.push(Object(body).stock_quantity);
      return { id: 25, ...Object(body) };
    };
    api.put(`${PATH}/25`).twice().reply(200, answer);
    const { updateStock } = registry.dispatch(productsStore);
    const wanted = Array.from({ length: 50 }, (_, index) => 101 + index);

    const saving = wanted.map((quantity) => updateStock(25, quantity));
    expect(quantities(registry)).toEqual([150]);
    const results = await Promise.allSettled(saving);

    expect(sent).toEqual([101, 150]);
    expect(quantities(registry)).toEqual([150]);
    expect(results.flatMap((result, index) => (result.status === 'fulfilled' ? index : []))).toEqual([0, 49]);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(reasons.every((reason) => reason instanceof CancelledError)).toBe(true);
  });

  test("shows the server's value when the last of several quick changes fails", async () => {
    const registry = await buildRegistryWith(buildItem());
    api.put(`${PATH}/25`, { stock_quantity: 3 }).reply(200, { id: 25, stock_quantity: 3 });
    api.put(`${PATH}/25`, { stock_quantity: 5 }).reply(403, buildError('rest_forbidden', 403));
    const { updateStock } = registry.dispatch(productsStore);

    await Promise.allSettled([3, 4, 5].map((quantity) => updateStock(25, quantity)));

    expect(quantities(registry)).toEqual([3]);
  });

  test.each([
    ['is not loaded', []],
    ['does not track stock', [buildItem({ stock_quantity: null })]],
  ])('of a product that %s does not change', async (_, items) => {
    const registry = items.length > 0 ? await buildRegistryWith(...items) : createRegistry();
    registry.register(productsStore);

    await expect(registry.dispatch(productsStore).updateStock(25, 1)).rejects.toMatchObject({
      failure: { kind: 'unexpected' },
    });
  });
});
