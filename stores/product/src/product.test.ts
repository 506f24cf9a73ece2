import { createRegistry, type Registry } from '@admin/data';
import { countsStore } from '@admin/store-counts';
import { buildError, api, createTestRegistry, deferReply } from '@admin/testing';
import { productStore, toChoiceKey } from './index';
import { buildOpenProduct, buildProduct, PATH, readsAgain, readsVariations } from './testing';

beforeEach(() => window.localStorage.clear());

const of = (registry: Registry) => ({ ...registry.select(productStore), ...registry.dispatch(productStore) });

describe('editing', () => {
  test('applies edits on top of saved values and keeps unknown members', async () => {
    const { edit, getRecord, getSaved, getChangedMembers } = of(
      await buildOpenProduct(buildProduct({ acme: 1 })),
    );

    void edit('12', { name: 'Cup' }, { label: 'Name' });

    expect(getRecord('12')).toMatchObject({ name: 'Cup', acme: 1 });
    expect(getSaved('12')).toMatchObject({ name: 'Mug' });
    expect(getChangedMembers('12')).toEqual(['name']);
  });

  test('groups typing in one field into one undo step and drops a reverted change', async () => {
    const { edit, isChanged, getHistory } = of(await buildOpenProduct());

    for (const name of ['Mu', 'M', 'Mu', 'Mug']) void edit('12', { name }, { label: 'Name', merge: 'name' });

    expect(getHistory('12').steps).toHaveLength(1);
    expect(isChanged('12')).toBe(false);
  });

  test('undoes and redoes across fields, and a new edit clears the redo stack', async () => {
    const { edit, undo, redo, getRecord, canUndo, canRedo } = of(await buildOpenProduct());
    void edit('12', { name: 'Cup' }, { label: 'Name' });
    void edit('12', { regular_price: '9', sale_price: '7' }, { label: 'Price' });

    void undo('12');
    expect(getRecord('12')).toMatchObject({ name: 'Cup', regular_price: '8.00', sale_price: '' });
    void undo('12');
    expect(getRecord('12')).toMatchObject({ name: 'Mug' });
    expect(canUndo('12')).toBe(false);

    void redo('12');
    void edit('12', { sku: 'CUP' }, { label: 'SKU' });
    expect(getRecord('12')).toMatchObject({ name: 'Cup', regular_price: '8.00', sku: 'CUP' });
    expect(canRedo('12')).toBe(false);
  });

  test('edits thousands of variations in one undo step', async () => {
    const { editVariations, undo, getVariationEdits, isChanged } = of(await buildOpenProduct());
    const ids = Array.from({ length: 2000 }, (_, index) => 100 + index);
    const each = <T>(value: T) => Object.fromEntries(ids.map((id) => [id, value]));

    void editVariations('12', each({ regular_price: '9' }), {
      label: 'List price',
      saved: each({ regular_price: '8' }),
    });
    expect(getVariationEdits('12')[1234]).toEqual({ regular_price: '9' });

    void undo('12');
    expect(getVariationEdits('12')).toEqual({});
    expect(isChanged('12')).toBe(false);
  });
});

describe('saving', () => {
  test('sends only changed members', async () => {
    const { edit, save, isChanged, getSaved } = of(await buildOpenProduct());
    void edit(
      '12',
      { regular_price: '9', categories: [{ id: 3, name: 'Bar', slug: 'bar' }] },
      { label: 'x' },
    );
    void edit('12', { date_on_sale_from: null }, { label: 'Sale' });
    readsAgain();
    const body = { regular_price: '9', categories: [{ id: 3 }], date_on_sale_from: '' };
    api.put(`${PATH}/12`, body).reply(200, buildProduct({ regular_price: '9.00' }));

    const outcome = await save('12');

    expect(outcome).toMatchObject({ status: 'saved', key: '12' });
    expect(isChanged('12')).toBe(false);
    expect(getSaved('12')).toMatchObject({ regular_price: '9.00' });
  });

  test('sends only changed custom fields and deletes removed ones', async () => {
    const meta_data = [
      { id: 7, key: '_cost', value: '3.10' },
      { id: 8, key: 'views', value: '41' },
      { id: 9, key: 'old', value: 'x' },
    ];
    const { edit, save } = of(await buildOpenProduct(buildProduct({ meta_data })));
    const edited = [{ id: 7, key: '_cost', value: '4' }, meta_data[1], { key: 'new', value: 'y' }];
    void edit('12', { meta_data: edited }, { label: 'Custom Fields' });
    // Changed by a customer meanwhile.
    const counted = meta_data.map((meta) => (meta.id === 8 ? { ...meta, value: '42' } : meta));
    readsAgain(buildProduct({ meta_data: counted }));
    api
      .put(`${PATH}/12`, {
        meta_data: [
          { id: 7, key: '_cost', value: '4' },
          { key: 'new', value: 'y' },
          { id: 9, key: 'old', value: null },
        ],
      })
      .reply(200, buildProduct());

    expect(await save('12')).toMatchObject({ status: 'saved' });
  });

  test('updates a new product under its new ID', async () => {
    const { edit, save, getCreated, getRecord, isChanged } = of(createTestRegistry(productStore));
    void edit('new', { name: 'Mug', regular_price: '8' }, { label: 'Name' });
    api
      .post(PATH, { name: 'Mug', regular_price: '8', status: 'draft', type: 'simple' })
      .reply(201, buildProduct({ status: 'draft' }));

    expect(await save('new')).toMatchObject({ status: 'saved', key: '12' });

    expect(getCreated()).toBe('12');
    expect(getRecord('12')).toMatchObject({ id: 12, name: 'Mug', status: 'draft' });
    expect(isChanged('12') || isChanged('new')).toBe(false);
  });

  test('keeps edits and undo steps made while saving', async () => {
    const { edit, undo, save, getRecord, getChangedMembers } = of(await buildOpenProduct());
    void edit('12', { name: 'Cup' }, { label: 'Name' });
    void edit('12', { sku: 'CUP' }, { label: 'SKU' });
    readsAgain();
    const answer = deferReply(() => buildProduct({ name: 'Cup', sku: 'CUP' }));
    api.put(`${PATH}/12`).reply(200, answer.reply);

    const saving = save('12');
    await answer.requested();
    void undo('12');
    void edit('12', { weight: '2' }, { label: 'Weight' });
    answer.release();
    await saving;

    expect(getRecord('12')).toMatchObject({ name: 'Cup', sku: 'MUG', weight: '2' });
    expect([...getChangedMembers('12')].sort()).toEqual(['sku', 'weight']);
  });

  test('keeps what was saved while an older read was in progress', async () => {
    const registry = await buildOpenProduct();
    const { edit, save, getRecord } = of(registry);
    const older = deferReply(() => buildProduct());
    api.get(`${PATH}/12`, { context: 'edit' }).reply(200, older.reply);
    registry.invalidate(productStore).getRecord('12');
    const reading = registry.resolveSelect(productStore).getRecord('12');
    await older.requested();
    void edit('12', { name: 'Cup' }, { label: 'Name' });
    readsAgain();
    api.put(`${PATH}/12`).reply(200, buildProduct({ name: 'Cup' }));
    await save('12');
    readsAgain(buildProduct({ name: 'Cup' }));

    older.release();
    await reading;

    expect(getRecord('12')).toMatchObject({ name: 'Cup' });
  });

  test('updates the number of products that are low in stock', async () => {
    const registry = await buildOpenProduct(buildProduct({ manage_stock: true, stock_quantity: 1 }));
    registry.register(countsStore);
    const count = (total: number) =>
      api
        .get('/wc-analytics/products/low-in-stock', (query) => query['low_in_stock'] === 'true')
        .reply(200, [], { 'X-WP-Total': String(total) });
    const { getLowStockCount } = registry.resolveSelect(countsStore);
    count(1);
    expect(await getLowStockCount()).toBe(1);
    const { edit, save } = of(registry);
    void edit('12', { stock_quantity: 50 }, { label: 'Quantity' });
    readsAgain(buildProduct({ manage_stock: true, stock_quantity: 1 }));
    api.put(`${PATH}/12`).reply(200, buildProduct({ manage_stock: true, stock_quantity: 50 }));

    await save('12');

    count(0);
    expect(await getLowStockCount()).toBe(0);
  });

  test('ignores a second save while one is in progress', async () => {
    const { edit, save } = of(await buildOpenProduct());
    void edit('12', { name: 'Cup' }, { label: 'Name' });
    readsAgain();
    api.put(`${PATH}/12`).reply(200, buildProduct({ name: 'Cup' }));

    const first = save('12');

    expect(await save('12', { status: 'publish' })).toEqual({ status: 'busy' });
    expect(await first).toMatchObject({ status: 'saved' });
  });

  test('shows an error at its field until it is edited and keeps the input', async () => {
    const { edit, save, getFieldErrors, getRecord, getSaving } = of(await buildOpenProduct());
    void edit('12', { sku: 'CUP' }, { label: 'SKU' });
    readsAgain();
    api.put(`${PATH}/12`).reply(400, buildError('product_invalid_sku', 400, 'Invalid or duplicated SKU.'));

    expect(await save('12')).toMatchObject({ status: 'failed' });
    expect(getFieldErrors('12')).toEqual({ sku: 'Invalid or duplicated SKU.' });
    expect(getRecord('12')).toMatchObject({ sku: 'CUP' });
    expect(getSaving('12').status).toBe('failed');

    void edit('12', { sku: 'CUP-1' }, { label: 'SKU' });
    expect(getFieldErrors('12')).toEqual({});
  });

  test.each([
    ['responding with 403', 403],
    ['responding with 500', 500],
  ])('keeps all input when the server is %s', async (_what, status) => {
    const { edit, save, getChangedMembers, getSaved } = of(await buildOpenProduct());
    void edit('12', { name: 'Cup' }, { label: 'Name' });
    readsAgain();
    api.put(`${PATH}/12`).reply(status, buildError('nope', status));

    expect(await save('12')).toMatchObject({ status: 'failed', failure: { status } });

    expect(getChangedMembers('12')).toEqual(['name']);
    expect(getSaved('12')).toMatchObject({ name: 'Mug' });
  });

  test('does not save a product in the trash', async () => {
    const { edit, save, getSaved } = of(await buildOpenProduct());
    void edit('12', { name: 'Cup' }, { label: 'Name' });
    readsAgain(buildProduct({ status: 'trash' }));

    expect(await save('12')).toMatchObject({ status: 'failed', failure: { code: 'product_in_trash' } });
    expect(getSaved('12')).toMatchObject({ status: 'trash' });
  });
});

describe('a create request without a response', () => {
  const now = () => new Date().toISOString().slice(0, 19);
  const newest = { context: 'edit', status: 'any', orderby: 'date', order: 'desc', per_page: 20 };

  test('is found and updated instead of created twice', async () => {
    const { edit, save } = of(createTestRegistry(productStore));
    void edit('new', { name: 'Mug' }, { label: 'Name' });
    api.post(PATH).reply(500, 'oops');
    expect(await save('new')).toMatchObject({ status: 'failed' });
    void edit('new', { sku: 'M1' }, { label: 'SKU' });
    const made = buildProduct({ status: 'draft', sku: '', date_created_gmt: now() });
    api.get(PATH, newest).reply(200, [buildProduct({ id: 3, name: 'Other' }), made]);
    readsAgain(made);
    api.put(`${PATH}/12`, { sku: 'M1' }).reply(200, buildProduct({ sku: 'M1', status: 'draft' }));

    expect(await save('new')).toMatchObject({ status: 'saved', key: '12' });
  });

  test('is repeated if the server does not have the product', async () => {
    const { edit, save } = of(createTestRegistry(productStore));
    void edit('new', { name: 'Mug' }, { label: 'Name' });
    api.post(PATH).replyWithError('gone');
    expect(await save('new')).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
    const old = buildProduct({ status: 'draft', date_created_gmt: '2020-01-01T00:00:00' });
    api.get(PATH, newest).reply(200, [old]);
    api.post(PATH).reply(201, buildProduct({ id: 13, status: 'draft' }));

    expect(await save('new')).toMatchObject({ status: 'saved', key: '13' });
  });

  test('is not looked up after the server rejected it', async () => {
    const { edit, save } = of(createTestRegistry(productStore));
    void edit('new', { name: 'Mug', sku: 'M' }, { label: 'Name' });
    api.post(PATH).reply(400, buildError('product_invalid_sku', 400));
    expect(await save('new')).toMatchObject({ status: 'failed' });
    api.post(PATH).reply(201, buildProduct({ status: 'draft' }));

    expect(await save('new')).toMatchObject({ status: 'saved', key: '12' });
  });
});

describe('changes made elsewhere', () => {
  test('to other members are merged, and only our own changes are sent', async () => {
    const { edit, save } = of(await buildOpenProduct());
    void edit('12', { name: 'Cup' }, { label: 'Name' });
    readsAgain(buildProduct({ sku: 'NEW', price: '1', total_sales: 9 }));
    api.put(`${PATH}/12`, { name: 'Cup' }).reply(200, buildProduct({ name: 'Cup', sku: 'NEW' }));

    expect(await save('12')).toMatchObject({
      status: 'saved',
      takenOver: ['sku'],
      record: { sku: 'NEW', name: 'Cup' },
    });
  });

  test('to the same member block saving until the conflict is resolved', async () => {
    const { edit, save, getConflict, resolveConflict, getRecord, undo } = of(await buildOpenProduct());
    void edit('12', { name: 'Cup', sku: 'CUP' }, { label: 'Name' });
    const theirs = buildProduct({ name: 'Beaker', sku: 'BEAK' });
    readsAgain(theirs);

    expect(await save('12')).toEqual({ status: 'conflict' });
    expect(getConflict('12')?.members).toEqual([
      { member: 'name', base: 'Mug', mine: 'Cup', theirs: 'Beaker' },
      { member: 'sku', base: 'MUG', mine: 'CUP', theirs: 'BEAK' },
    ]);

    void resolveConflict('12', { name: 'mine', sku: 'theirs' });
    expect(getRecord('12')).toMatchObject({ name: 'Cup', sku: 'BEAK' });
    readsAgain(theirs);
    api.put(`${PATH}/12`, { name: 'Cup' }).reply(200, buildProduct({ name: 'Cup', sku: 'BEAK' }));
    expect(await save('12')).toMatchObject({ status: 'saved' });

    void undo('12');
    expect(getRecord('12')).toMatchObject({ sku: 'CUP' });
  });
});

describe('variations', () => {
  const staged = (ids: readonly number[]) =>
    Object.fromEntries(ids.map((id) => [id, { regular_price: '9' }]));
  const saved = (ids: readonly number[]) => Object.fromEntries(ids.map((id) => [id, { regular_price: '8' }]));
  const hundred = (from: number) => Array.from({ length: 100 }, (_, index) => from + index);

  test('are saved in batches of 100; errors name the variation and a retry finishes the rest', async () => {
    const { editVariations, save, getSaving, getVariationEdits, isChanged } = of(await buildOpenProduct());
    const ids = [...hundred(101), 201];
    void editVariations('12', staged(ids), { label: 'List price', saved: saved(ids) });
    const ok = (id: number) => ({ id, regular_price: '9' });
    const before = (id: number) => ({ id, regular_price: '8' });
    readsAgain();
    readsVariations(hundred(101).map(before));
    readsVariations([before(201)]);
    api.post(`${PATH}/12/variations/batch`, { update: hundred(101).map(ok) }).reply(200, {
      update: hundred(101).map((id) =>
        id === 150 ? { id, error: { code: 'nope', message: 'Not this one.' } } : ok(id),
      ),
    });
    api.post(`${PATH}/12/variations/batch`, { update: [ok(201)] }).reply(200, { update: [ok(201)] });

    expect(await save('12')).toMatchObject({ status: 'failed', failure: { code: 'variations_refused' } });
    expect(getSaving('12').variationFailures).toMatchObject({ 150: { message: 'Not this one.' } });
    expect(Object.keys(getVariationEdits('12'))).toEqual(['150']);

    readsAgain();
    readsVariations([before(150)]);
    api.post(`${PATH}/12/variations/batch`, { update: [ok(150)] }).reply(200, { update: [ok(150)] });
    readsAgain();
    expect(await save('12')).toMatchObject({ status: 'saved' });
    expect(isChanged('12')).toBe(false);
  });

  test('are sent again only if the server did not save them before', async () => {
    const { editVariations, save, getVariationEdits } = of(await buildOpenProduct());
    const ids = [...hundred(101), 201];
    void editVariations('12', staged(ids), { label: 'List price', saved: saved(ids) });
    readsAgain();
    readsVariations(hundred(101).map((id) => ({ id, regular_price: '8' })));
    readsVariations([{ id: 201, regular_price: '8' }]);
    api
      .post(`${PATH}/12/variations/batch`)
      .reply(200, { update: hundred(101).map((id) => ({ id, regular_price: '9' })) });
    api.post(`${PATH}/12/variations/batch`).replyWithError('gone');

    expect(await save('12')).toMatchObject({ status: 'failed', failure: { kind: 'network' } });

    expect(getVariationEdits('12')).toEqual({ 201: { regular_price: '9' } });

    // It was saved anyway.
    readsAgain();
    readsVariations([{ id: 201, regular_price: '9' }]);
    expect(await save('12')).toMatchObject({ status: 'saved' });
    expect(getVariationEdits('12')).toEqual({});
  });

  test('changed elsewhere are not overwritten until the conflict is resolved', async () => {
    const { editVariations, save, getConflict, getVariationEdits, resolveConflict, undo } = of(
      await buildOpenProduct(),
    );
    void editVariations(
      '12',
      { 34: { regular_price: '9', sku: 'x' }, 35: { regular_price: '9' }, 36: { image: null } },
      {
        label: 'List price',
        saved: {
          34: { regular_price: '8', sku: '' },
          35: { regular_price: '8' },
          36: { image: { id: 5, src: 'a.png', name: '', alt: '' } },
        },
      },
    );
    const attributes = [{ id: 0, name: 'Colour', option: 'Red' }];
    const theirs = [
      { id: 34, attributes, regular_price: '7', sku: 'y' },
      { id: 35, attributes, regular_price: '9' },
      // Unchanged, but the image has more members than in lists.
      { id: 36, attributes, image: { id: 5, src: 'b.png', date_created: '2026-01-01T00:00:00' } },
    ];
    readsAgain();
    readsVariations(theirs);

    expect(await save('12')).toEqual({ status: 'conflict' });
    expect(getConflict('12')?.variations).toEqual([
      {
        id: 34,
        attributes,
        members: [
          { member: 'regular_price', base: '8', mine: '9', theirs: '7' },
          { member: 'sku', base: '', mine: 'x', theirs: 'y' },
        ],
      },
    ]);

    void resolveConflict('12', {
      [toChoiceKey(34, 'regular_price')]: 'mine',
      [toChoiceKey(34, 'sku')]: 'theirs',
    });
    expect(getVariationEdits('12')[34]).toEqual({ regular_price: '9' });
    readsAgain();
    readsVariations(theirs);
    const update = [
      { id: 34, regular_price: '9' },
      { id: 36, image: null },
    ];
    api.post(`${PATH}/12/variations/batch`, { update }).reply(200, { update });
    readsAgain();
    expect(await save('12')).toMatchObject({ status: 'saved' });

    void undo('12');
    expect(getVariationEdits('12')[34]).toMatchObject({ sku: 'x' });
  });

  test('have a separate form that saves its own changes', async () => {
    const registry = createTestRegistry(productStore);
    const { edit, save } = of(registry);
    const variation = { id: 34, sku: 'MUG', regular_price: '', manage_stock: 'parent', status: 'publish' };
    readsAgain(variation, `${PATH}/12/variations/34`);
    await registry.resolveSelect(productStore).getRecord('12/34');
    void edit('12/34', { regular_price: '5' }, { label: 'List price' });
    readsAgain(variation, `${PATH}/12/variations/34`);
    api
      .put(`${PATH}/12/variations/34`, { regular_price: '5' })
      .reply(200, { ...variation, regular_price: '5' });

    expect(await save('12/34')).toMatchObject({ status: 'saved', key: '12/34' });
  });
});

describe('drafts', () => {
  /** Simulates a crash, after which only the browser's stored draft remains. */
  async function reopened(record: object = buildProduct()) {
    const registry = createRegistry();
    registry.register(productStore);
    readsAgain(record);
    await registry.resolveSelect(productStore).getRecord('12');
    return of(registry);
  }

  test('are restored after a crash, including variations, and deleted after saving', async () => {
    const first = of(await buildOpenProduct());
    void first.edit('12', { name: 'Cup' }, { label: 'Name' });
    void first.editVariations('12', { 34: { sku: 'x' } }, { label: 'SKU', saved: { 34: { sku: '' } } });

    const second = await reopened();
    expect(second.getRecord('12')).toMatchObject({ name: 'Cup' });
    expect(second.getVariationEdits('12')).toEqual({ 34: { sku: 'x' } });
    expect(second.isRestored('12')).toBe(true);

    readsAgain();
    readsVariations([{ id: 34, sku: '' }]);
    api.put(`${PATH}/12`).reply(200, buildProduct({ name: 'Cup' }));
    api.post(`${PATH}/12/variations/batch`).reply(200, { update: [{ id: 34, sku: 'x' }] });
    readsAgain(buildProduct({ name: 'Cup' }));
    await second.save('12');
    expect((await reopened(buildProduct({ name: 'Cup' }))).isChanged('12')).toBe(false);
  });

  test('show no restored notice after a save failed', async () => {
    const first = of(await buildOpenProduct());
    void first.edit('12', { name: 'Cup' }, { label: 'Name' });
    const second = await reopened();
    expect(second.isRestored('12')).toBe(true);

    readsAgain();
    api.put(`${PATH}/12`).reply(500, 'oops');
    await second.save('12');

    expect(second.getRecord('12')).toMatchObject({ name: 'Cup' });
    expect(second.isRestored('12')).toBe(false);
  });

  test('of a new product are restored with the uncertainty whether it was created', async () => {
    const first = of(createTestRegistry(productStore));
    void first.edit('new', { name: 'Mug' }, { label: 'Name' });
    api.post(PATH).reply(502, 'Bad gateway');
    await first.save('new');

    const registry = createTestRegistry(productStore);
    await registry.resolveSelect(productStore).getRecord('new');
    const second = of(registry);
    expect(second.getRecord('new')).toMatchObject({ name: 'Mug' });

    const made = buildProduct({ status: 'draft', date_created_gmt: new Date().toISOString().slice(0, 19) });
    api.get(PATH, (query) => query['orderby'] === 'date').reply(200, [made]);
    readsAgain(made);
    expect(await second.save('new')).toMatchObject({ status: 'saved', key: '12' });
  });

  test('of a product saved elsewhere cause a conflict instead of overwriting it', async () => {
    const first = of(await buildOpenProduct());
    void first.edit('12', { name: 'Cup' }, { label: 'Name' });

    const second = await reopened(buildProduct({ name: 'Beaker' }));
    readsAgain(buildProduct({ name: 'Beaker' }));

    expect(await second.save('12')).toEqual({ status: 'conflict' });
  });

  test('are discarded in one undo step', async () => {
    const { edit, discard, undo, getRecord, isChanged } = of(await buildOpenProduct());
    void edit('12', { name: 'Cup' }, { label: 'Name' });

    void discard('12');
    expect(isChanged('12')).toBe(false);
    void undo('12');

    expect(getRecord('12')).toMatchObject({ name: 'Cup' });
  });
});

test('copies a product as a draft without its unique fields', async () => {
  const { duplicate } = of(await buildOpenProduct());
  api
    .post(PATH, {
      name: 'Mug - Copy',
      type: 'simple',
      status: 'draft',
      regular_price: '8.00',
      description: '<p>Old <b>words</b></p>',
      categories: [{ id: 15 }],
      meta_data: [{ key: '_cost', value: '3.10' }],
      date_on_sale_from: '2026-11-10T00:00:00',
    })
    .reply(201, buildProduct({ id: 13 }));

  expect(await duplicate('12')).toEqual({ id: 13, missing: 0 });
});

describe('a copy request without a response', () => {
  const buildCopy = (id: number) =>
    buildProduct({
      id,
      name: 'Mug - Copy',
      status: 'draft',
      sku: '',
      date_created_gmt: new Date().toISOString().slice(0, 19),
    });
  const serveNewest = (...products: object[]) =>
    api.get(PATH, (query) => query['orderby'] === 'date').reply(200, products);

  test.each<[string, number, unknown]>([
    ['responded with 500', 500, buildError('internal', 500)],
    ['sent an invalid response', 200, '<html>'],
  ])('is found where the server %s, so that no second copy is created', async (_what, status, answer) => {
    const { duplicate } = of(await buildOpenProduct());
    api.post(PATH).reply(201, buildCopy(13));
    await duplicate('12');
    api.post(PATH).reply(status, answer as object);
    // The first one is another copy.
    serveNewest(buildCopy(13), buildCopy(14));

    expect(await duplicate('12')).toEqual({ id: 14, missing: 0 });
  });

  test('is not assumed to be done without a matching product', async () => {
    const { duplicate } = of(await buildOpenProduct());
    api.post(PATH).replyWithError('gone');
    serveNewest(buildProduct());

    await expect(duplicate('12')).rejects.toMatchObject({ failure: { kind: 'network' } });
  });
});

test.each(['cannot be read', 'cannot be written'])(
  'keeps a copy whose variations %s without them',
  async (what) => {
    const { duplicate } = of(
      await buildOpenProduct(buildProduct({ type: 'variable', variations: [21, 22] })),
    );
    api.post(PATH).reply(201, buildProduct({ id: 13 }));
    const list = api.get(`${PATH}/12/variations`, () => true);
    if (what === 'cannot be read') list.reply(500, buildError('internal', 500));
    else {
      list.reply(200, [{ id: 21 }, { id: 22 }]);
      api.post(`${PATH}/13/variations/batch`).reply(403, buildError('rest_forbidden', 403));
    }

    expect(await duplicate('12')).toEqual({ id: 13, missing: 2 });
  },
);

test('succeeds when the product is already in the trash, as after a lost response', async () => {
  const { trash, getSaved } = of(await buildOpenProduct());
  api.delete(`${PATH}/12`).reply(200, '<html>');
  await expect(trash('12')).rejects.toThrow('invalid response');
  expect(getSaved('12')).toMatchObject({ status: 'publish' });
  api.delete(`${PATH}/12`).reply(410, buildError('woocommerce_rest_already_trashed', 410));

  expect(await trash('12')).toEqual({ status: 'publish', hidden: [] });
  expect(getSaved('12')).toMatchObject({ status: 'trash' });
});

test('restores a product from the trash', async () => {
  const { trash, restore, getSaved } = of(await buildOpenProduct());
  api.delete(`${PATH}/12`).reply(200, buildProduct());
  const status = await trash('12');
  expect(getSaved('12')).toMatchObject({ status: 'trash' });
  api.put(`${PATH}/12`, { status: 'publish' }).reply(200, buildProduct());

  await restore('12', status);

  expect(getSaved('12')).toMatchObject({ status: 'publish' });
});

describe('variations, which WordPress trashes with their product', () => {
  const VARIATIONS = `${PATH}/12/variations`;
  const lists = (status: string, ids: readonly number[], page = 1) =>
    api
      .get(VARIATIONS, (query) => query['status'] === status && query['page'] === String(page))
      .reply(
        200,
        ids.map((id) => ({ id })),
      );
  const ids = (from: number, count: number) => Array.from({ length: count }, (_, place) => from + place);
  const writes = (update: readonly { id: number; status: string }[]) =>
    api.post(`${VARIATIONS}/batch`, { update }).reply(200, { update });

  test('are restored before it, including hidden ones', async () => {
    const { trash, restore, getSaved } = of(await buildOpenProduct(buildProduct({ type: 'variable' })));
    lists('private', [22]);
    api.delete(`${PATH}/12`).reply(200, buildProduct());
    const trashed = await trash('12');
    lists('trash', ids(21, 100));
    writes(ids(21, 100).map((id) => ({ id, status: id === 22 ? 'private' : 'publish' })));
    lists('trash', [121]);
    writes([{ id: 121, status: 'publish' }]);
    api.put(`${PATH}/12`, { status: 'publish' }).reply(200, buildProduct({ type: 'variable' }));

    await restore('12', trashed);

    expect(getSaved('12')).toMatchObject({ status: 'publish' });
  });

  test('keep the product in the trash when they cannot be restored', async () => {
    const { restore, getSaved } = of(
      await buildOpenProduct(buildProduct({ type: 'variable', status: 'trash' })),
    );
    lists('trash', [21]);
    const refused = { id: 21, error: { code: 'nope', message: 'Not that one.' } };
    api.post(`${VARIATIONS}/batch`).reply(200, { update: [refused] });

    await expect(restore('12')).rejects.toThrow('Not that one.');

    expect(getSaved('12')).toMatchObject({ status: 'trash' });
  });
});
