import { createRegistry, type Registry } from '@admin/data';
import { NEW_PRODUCT, productStore } from '@admin/store-product';
import { buildError, api, deferReply } from '@admin/testing';
import { buildVariation } from './testing';
import { variationsStore, type ListedVariation } from './index';

const PATH = '/wc/v3/products/12/variations';
const FIELDS = [
  'id',
  'sku',
  'regular_price',
  'sale_price',
  'date_on_sale_from',
  'date_on_sale_to',
  'on_sale',
  'status',
  'manage_stock',
  'stock_quantity',
  'stock_status',
  'weight',
  'image',
  'attributes',
  'menu_order',
  'permalink',
];

function buildRegistry() {
  const registry = createRegistry();
  registry.register(variationsStore);
  const { select, dispatch } = registry;
  return {
    registry,
    list: () => select(variationsStore).getVariations(12),
    ids: () =>
      select(variationsStore)
        .getVariations(12)
        ?.items.map(({ id }) => id),
    work: () => select(variationsStore).getWork(12),
    read: () => registry.resolveSelect(variationsStore).getVariations(12),
    actions: dispatch(variationsStore),
  };
}

/** The form of the product, which saves variations. Each time it loads the product before and after. */
async function openProduct(registry: Registry) {
  registry.register(productStore);
  api
    .get('/wc/v3/products/12', { context: 'edit' })
    .times(3)
    .reply(200, { ...NEW_PRODUCT, id: 12, status: 'publish' });
  await registry.resolveSelect(productStore).getRecord('12');
  api
    .get(PATH, (query) => query['include[0]'] === '1')
    .reply(200, [{ id: 1, attributes: [], regular_price: '' }]);
  api
    .post(`${PATH}/batch`, { update: [{ id: 1, regular_price: '12' }] })
    .reply(200, { update: [buildVariation({ id: 1, regular_price: '12' })] });
  return registry.dispatch(productStore);
}

const numbered = (first: number, last: number): ListedVariation[] =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    buildVariation({ id: first + index, menu_order: first + index }),
  );

const asked = (page: number, orderby = 'menu_order') =>
  api.get(PATH, { page, per_page: 100, order: 'asc', orderby, _fields: FIELDS });

const serve = (page: number, items: readonly unknown[], total: number, orderby?: string) =>
  asked(page, orderby).reply(200, [...items], {
    'X-WP-Total': String(total),
    'X-WP-TotalPages': String(Math.ceil(total / 100)),
  });

describe('reading', () => {
  test('shows each page as it loads and reports progress', async () => {
    const { list, work, read } = buildRegistry();
    const second = deferReply(() => numbered(101, 150));
    serve(1, numbered(1, 100), 150);
    asked(2).reply(200, second.reply, { 'X-WP-Total': '150', 'X-WP-TotalPages': '2' });

    const reading = read();
    await second.requested();

    expect(list()).toMatchObject({ total: 150, isComplete: false, items: { length: 100 } });
    expect(work()).toEqual({ kind: 'reading', done: 100, total: 150 });
    second.release();
    expect(await reading).toMatchObject({ total: 150, isComplete: true, items: { length: 150 } });
    expect(work()).toBeNull();
  });

  test('finds variations that pages with equal positions left out', async () => {
    const { ids, read } = buildRegistry();
    serve(1, numbered(1, 100), 102);
    serve(2, [buildVariation({ id: 1, menu_order: 1 }), buildVariation({ id: 101 })], 102);
    serve(1, numbered(1, 100), 102, 'id');
    serve(2, numbered(101, 102), 102, 'id');

    await read();

    expect(ids()?.toSorted((a, b) => a - b)).toEqual(numbered(1, 102).map(({ id }) => id));
  });

  test('stops after the current page and resumes from there', async () => {
    const { registry, list, read, actions } = buildRegistry();
    const first = deferReply(() => numbered(1, 100));
    asked(1).reply(200, first.reply, { 'X-WP-Total': '101', 'X-WP-TotalPages': '2' });
    const reading = read();
    await first.requested();

    void actions.stopReading(12);
    first.release();
    await reading;

    expect(list()).toMatchObject({ isComplete: false, items: { length: 100 } });
    serve(2, numbered(101, 101), 101);
    registry.invalidate(variationsStore).getVariations(12);
    await read();
    expect(list()).toMatchObject({ isComplete: true, items: { length: 101 } });
  });

  test('keeps loaded pages when one fails and resumes with that page', async () => {
    const { registry, list, work, read } = buildRegistry();
    serve(1, numbered(1, 100), 101);
    asked(2).reply(500, buildError('internal_error', 500));

    await expect(read()).rejects.toMatchObject({ failure: { code: 'internal_error' } });

    expect(list()).toMatchObject({ isComplete: false, items: { length: 100 } });
    expect(work()).toBeNull();
    serve(2, numbered(101, 101), 101);
    registry.invalidate(variationsStore).getVariations(12);
    await read();
    expect(list()).toMatchObject({ isComplete: true });
  });

  test('has no variations for an empty list', async () => {
    const { list, read } = buildRegistry();
    serve(1, [], 0);

    await read();

    expect(list()).toEqual({ items: [], total: 0, isComplete: true });
  });

  test('reloads a page that is older than a save', async () => {
    const { registry, list, read } = buildRegistry();
    const { editVariations, save } = await openProduct(registry);
    serve(1, [buildVariation({ id: 1, regular_price: '10' })], 1);
    await read();
    const old = deferReply(() => [buildVariation({ id: 1, regular_price: '10' })]);
    asked(1).reply(200, old.reply, { 'X-WP-Total': '1', 'X-WP-TotalPages': '1' });
    serve(1, [buildVariation({ id: 1, regular_price: '12' })], 1);
    registry.invalidate(variationsStore).getVariations(12);
    const reading = read();
    await old.requested();

    void editVariations('12', { 1: { regular_price: '12' } }, { label: 'Price', saved: {} });
    await save('12');
    expect(list()?.items[0]).toMatchObject({ regular_price: '12', weight: '' });
    old.release();
    await reading;

    expect(list()?.items[0]).toMatchObject({ regular_price: '12' });
  });

  test('shows changes made elsewhere after a save', async () => {
    const { registry, list, read } = buildRegistry();
    registry.register(productStore);
    api
      .get('/wc/v3/products/12', { context: 'edit' })
      .times(2)
      .reply(200, { ...NEW_PRODUCT, id: 12, status: 'publish' });
    await registry.resolveSelect(productStore).getRecord('12');
    const { editVariations, save } = registry.dispatch(productStore);
    serve(1, numbered(1, 2), 2);
    await read();
    const [, untouched] = list()?.items ?? [];
    void editVariations('12', { 1: { sku: 'x' } }, { label: 'SKU', saved: { 1: { sku: '' } } });
    api
      .get(PATH, (query) => query['include[0]'] === '1')
      .reply(200, [{ id: 1, attributes: [{ id: 0, name: 'Size', option: 'L' }], sku: 'y' }]);

    expect(await save('12')).toEqual({ status: 'conflict' });

    expect(list()?.items).toMatchObject([{ id: 1, sku: 'y', attributes: [{ option: 'L' }] }, { id: 2 }]);
    expect(list()?.items[1]).toBe(untouched);
  });

  test('accepts incomplete records and omits invalid ones', async () => {
    const { list, read } = buildRegistry();
    serve(
      1,
      [{ id: 7 }, 'nonsense', { id: 8, image: { id: 0 }, attributes: [{ name: 'S &amp; M', option: 'M' }] }],
      2,
    );

    await read();

    expect(list()?.items).toMatchObject([
      { id: 7, regular_price: '', status: 'publish', stock_quantity: null, attributes: [], image: null },
      { id: 8, image: null, attributes: [{ id: 0, name: 'S & M', option: 'M' }] },
    ]);
  });

  test('lists variations in the order of the product', async () => {
    const { ids, read } = buildRegistry();
    serve(
      1,
      [buildVariation({ id: 3, menu_order: 2 }), buildVariation({ id: 1 }), buildVariation({ id: 2 })],
      3,
    );

    await read();

    expect(ids()).toEqual([1, 2, 3]);
  });
});

describe('generating', () => {
  test('repeats until nothing is missing, then loads all variations', async () => {
    const { registry, ids, read, actions } = buildRegistry();
    serve(1, [buildVariation({ id: 1 })], 1);
    await read();
    api.post(`${PATH}/generate`, {}).reply(200, { count: 50 });
    api.post(`${PATH}/generate`, {}).reply(200, { count: 20 });

    const made = await actions.generateVariations(12, 70);

    expect(made).toBe(70);
    serve(1, numbered(1, 71), 71);
    await registry.resolveSelect(variationsStore).getVariations(12);
    expect(ids()).toHaveLength(71);
  });

  test('stops when a run creates nothing', async () => {
    const { actions } = buildRegistry();
    api.post(`${PATH}/generate`, {}).reply(200, { count: 3 });
    api.post(`${PATH}/generate`, {}).reply(200, { count: 0 });

    expect(await actions.generateVariations(12, 70)).toBe(3);
  });

  test('reports progress and shares one run between callers', async () => {
    const { work, actions } = buildRegistry();
    const run = deferReply(() => ({ count: 2 }));
    api.post(`${PATH}/generate`, {}).reply(200, run.reply);

    const both = Promise.all([actions.generateVariations(12, 2), actions.generateVariations(12, 2)]);
    await run.requested();

    expect(work()).toEqual({ kind: 'generating', done: 0, total: 2 });
    run.release();
    expect(await both).toEqual([2, 2]);
    expect(work()).toBeNull();
  });

  test("fails with the server's message", async () => {
    const { work, actions } = buildRegistry();
    api.post(`${PATH}/generate`, {}).reply(403, buildError('rest_forbidden', 403));

    await expect(actions.generateVariations(12, 2)).rejects.toMatchObject({
      failure: { code: 'rest_forbidden' },
    });
    expect(work()).toBeNull();
  });
});

describe('single variations', () => {
  test('are added at once after they are created', async () => {
    const { list, read, actions } = buildRegistry();
    serve(1, numbered(1, 1), 1);
    await read();
    const made = buildVariation({ id: 2, menu_order: 2 });
    api.post(PATH, { regular_price: '5' }).reply(201, made);

    await actions.createVariation(12, { regular_price: '5' });

    expect(list()).toMatchObject({ total: 2, items: [{ id: 1 }, { id: 2 }] });
  });

  test('are deleted in batches of 100, and those rejected by the server stay', async () => {
    const { ids, list, read, actions } = buildRegistry();
    serve(1, numbered(1, 100), 101);
    serve(2, numbered(101, 101), 101);
    await read();
    const all = numbered(1, 101).map(({ id }) => id);
    const kept = { id: 2, error: { code: 'woocommerce_rest_cannot_delete', message: 'Not this one.' } };
    api
      .post(`${PATH}/batch`, { delete: all.slice(0, 100) })
      .reply(200, { delete: all.slice(0, 100).map((id) => (id === 2 ? kept : { id })) });
    api.post(`${PATH}/batch`, { delete: [101] }).reply(500, buildError('internal_error', 500));

    const outcome = await actions.deleteVariations(12, all);

    expect(outcome.deleted).toHaveLength(99);
    expect(outcome.failed).toMatchObject([{ id: 2, message: 'Not this one.' }, { id: 101 }]);
    expect(ids()).toEqual([2, 101]);
    expect(list()).toMatchObject({ total: 2, isComplete: true });
  });

  test('update the product form when they are loaded, created or deleted', async () => {
    const { registry, read, actions } = buildRegistry();
    registry.register(productStore);
    api
      .get('/wc/v3/products/12', { context: 'edit' })
      .reply(200, { ...NEW_PRODUCT, id: 12, type: 'variable', variations: [] });
    await registry.resolveSelect(productStore).getRecord('12');
    const inForm = () => registry.select(productStore).getRecord('12')?.variations;

    serve(1, numbered(1, 2), 2);
    await read();
    expect(inForm()).toEqual([1, 2]);

    api.post(PATH, { regular_price: '5' }).reply(201, buildVariation({ id: 3, menu_order: 3 }));
    await actions.createVariation(12, { regular_price: '5' });
    expect(inForm()).toEqual([1, 2, 3]);

    api
      .post(`${PATH}/batch`, { delete: [1, 2, 3] })
      .reply(200, { delete: [{ id: 1 }, { id: 2 }, { id: 3 }] });
    await actions.deleteVariations(12, [1, 2, 3]);
    expect(inForm()).toEqual([]);
  });

  test('all stay when the server rejects the request', async () => {
    const { ids, read, actions } = buildRegistry();
    serve(1, numbered(1, 2), 2);
    await read();
    api.post(`${PATH}/batch`, { delete: [1] }).reply(403, buildError('rest_forbidden', 403));

    await expect(actions.deleteVariations(12, [1])).rejects.toMatchObject({
      failure: { code: 'rest_forbidden' },
    });
    expect(ids()).toEqual([1, 2]);
  });
});
