import { createRegistry } from '@admin/data';
import { ApiError } from '@admin/http';
import { noticesStore } from '@admin/store-notices';
import { buildError, api } from '@admin/testing';
import { getTermProblem, taxonomiesStore, termsOf, type Taxonomy } from './index';

const CATEGORIES = '/wc/v3/products/categories';
const TAGS = '/wc/v3/products/tags';
const CLASSES = '/wc/v3/products/shipping_classes';

const buildTerm = (id: number, name: string, overrides: object = {}) => ({
  id,
  name,
  slug: name.toLowerCase(),
  ...overrides,
});
const exists = (id: number) => ({
  ...buildError('term_exists', 400),
  data: { status: 400, resource_id: id },
});
const page = (number: number) => ({ per_page: 100, page: number });

function open() {
  const registry = createRegistry({ onError: jest.fn() });
  registry.register(taxonomiesStore);
  registry.register(noticesStore);
  return registry;
}

const namesOf = (registry: ReturnType<typeof open>, taxonomy: Taxonomy) =>
  registry
    .select(taxonomiesStore)
    .getTerms(taxonomy)
    ?.map(({ name }) => name);

describe('a list', () => {
  test('loads all pages and each term once', async () => {
    const pages = { 'X-WP-TotalPages': '2' };
    api.get(CATEGORIES, page(1)).reply(200, [buildTerm(1, 'Home &amp; Garden'), buildTerm(2, 'Mugs')], pages);
    api
      .get(CATEGORIES, page(2))
      .reply(200, [buildTerm(2, 'Mugs'), buildTerm(3, 'Tools', { parent: 1 })], pages);
    const registry = open();

    const terms = await registry.resolveSelect(taxonomiesStore).getTerms('categories');

    expect(terms).toEqual([
      { id: 1, name: 'Home & Garden', slug: 'home &amp; garden', parent: 0 },
      { id: 2, name: 'Mugs', slug: 'mugs', parent: 0 },
      { id: 3, name: 'Tools', slug: 'tools', parent: 1 },
    ]);
    expect(registry.select(taxonomiesStore).isOffered('categories')).toBe(true);
  });

  test('keeps loaded terms when a later page fails', async () => {
    api.get(CATEGORIES, page(1)).reply(200, [buildTerm(1, 'Mugs')], { 'X-WP-TotalPages': '2' });
    api.get(CATEGORIES, page(2)).reply(403, buildError('woocommerce_rest_cannot_view', 403));
    const registry = open();

    await expect(registry.resolveSelect(taxonomiesStore).getTerms('categories')).rejects.toMatchObject({
      failure: { code: 'woocommerce_rest_cannot_view' },
    });

    expect(namesOf(registry, 'categories')).toEqual(['Mugs']);
  });

  test('is unavailable if the host does not have it', async () => {
    api.get('/wc/v3/products/brands', page(1)).reply(404, buildError('rest_no_route', 404));
    const registry = open();

    expect(await registry.resolveSelect(taxonomiesStore).getTerms('brands')).toEqual([]);
    expect(registry.select(taxonomiesStore).isOffered('brands')).toBe(false);
  });

  test('omits terms that cannot be selected', async () => {
    api.get(TAGS, page(1)).reply(200, [null, { name: 'No id' }, { id: 4, slug: 'nameless' }]);

    expect(await open().resolveSelect(taxonomiesStore).getTerms('tags')).toEqual([
      { id: 4, name: 'nameless', slug: 'nameless', parent: 0 },
    ]);
  });
});

test('searches attribute values on the host', async () => {
  api
    .get('/wc/v3/products/attributes/3/terms', { search: 'bl', per_page: 100 })
    .reply(200, [buildTerm(21, 'Blue')]);

  const found = await open().dispatch(taxonomiesStore).searchTerms(termsOf(3), 'bl');

  expect(found).toEqual([{ id: 21, name: 'Blue', slug: 'blue', parent: 0 }]);
});

test('sorts global attributes and tax classes', async () => {
  api.get('/wc/v3/products/attributes').reply(200, [{ id: 1, name: 'Color', slug: 'pa_color' }, { id: 0 }]);
  api.get('/wc/v3/taxes/classes').reply(200, [{ slug: 'standard', name: 'Standard rate' }, { name: 'No' }]);
  const registry = open();

  expect(await registry.resolveSelect(taxonomiesStore).getAttributes()).toEqual([
    { id: 1, name: 'Color', slug: 'pa_color' },
  ]);
  expect(await registry.resolveSelect(taxonomiesStore).getTaxClasses()).toEqual([
    { slug: 'standard', name: 'Standard rate' },
  ]);
});

describe('a new term', () => {
  test('is added to the loaded list', async () => {
    api.get(CATEGORIES, page(1)).reply(200, [buildTerm(1, 'Home')]);
    api.post(CATEGORIES, { name: 'Garden', parent: 1 }).reply(201, buildTerm(2, 'Garden', { parent: 1 }));
    const registry = open();
    await registry.resolveSelect(taxonomiesStore).getTerms('categories');

    const garden = await registry
      .dispatch(taxonomiesStore)
      .createTerm('categories', { name: 'Garden', parent: 1 });

    expect(garden).toMatchObject({ id: 2, parent: 1 });
    expect(namesOf(registry, 'categories')).toEqual(['Home', 'Garden']);
  });

  test('is created once for simultaneous calls', async () => {
    api.post(TAGS, { name: 'new' }).reply(201, buildTerm(30, 'new'));
    const { findOrCreateTerm } = open().dispatch(taxonomiesStore);

    const made = await Promise.all([
      findOrCreateTerm('tags', { name: 'new' }),
      findOrCreateTerm('tags', { name: 'new' }),
    ]);

    expect(made.map(({ id }) => id)).toEqual([30, 30]);
  });

  test.each([
    ['categories', CATEGORIES],
    ['tags', TAGS],
    ['shipping_classes', CLASSES],
    [termsOf(3), '/wc/v3/products/attributes/3/terms'],
  ] as const)('of %s shows a notice when the host changed its name', async (taxonomy, path) => {
    api.post(path).reply(201, buildTerm(30, 'Size &amp; fit'));
    const registry = open();

    await registry.dispatch(taxonomiesStore).createTerm(taxonomy, { name: 'Size & fit <S>' });
    expect(registry.select(noticesStore).getNotices()).toMatchObject([
      { status: 'info', content: 'Saved as "Size & fit".' },
    ]);
  });

  test('is rejected with the ID of the conflicting term', async () => {
    api.post(CLASSES, { name: 'Fragile' }).reply(400, exists(8));

    await expect(
      open().dispatch(taxonomiesStore).createTerm('shipping_classes', { name: 'Fragile' }),
    ).rejects.toMatchObject({ failure: { code: 'term_exists', resourceId: 8 } });
  });

  test('uses an existing term with the same name', async () => {
    api.post(TAGS, { name: 'new' }).reply(400, exists(30));
    api.get(`${TAGS}/30`).reply(200, buildTerm(30, 'New'));

    const tag = await open().dispatch(taxonomiesStore).findOrCreateTerm('tags', { name: 'new' });

    expect(tag).toMatchObject({ id: 30, name: 'New' });
  });

  test.each([
    ['responds with 500', 500, buildError('internal_server_error', 500)],
    ['sends an invalid response', 201, '<html>'],
  ])('is found although the host %s', async (_, status, body) => {
    api.post(CLASSES, { name: 'Fragile' }).reply(status, body);
    api
      .get(CLASSES, { search: 'Fragile', per_page: 100 })
      .reply(200, [buildTerm(7, 'Fragile glass'), buildTerm(8, 'fragile')]);

    const made = await open().dispatch(taxonomiesStore).createTerm('shipping_classes', { name: 'Fragile' });

    expect(made.id).toBe(8);
  });

  test('does not match an existing term by slug without the same name', async () => {
    api
      .post(CLASSES, { name: 'Fragile', slug: 'glass' })
      .reply(500, buildError('internal_server_error', 500));
    api.get(CLASSES, { slug: 'glass', per_page: 100 }).reply(200, [buildTerm(7, 'Glass')]);

    await expect(
      open().dispatch(taxonomiesStore).createTerm('shipping_classes', { name: 'Fragile', slug: 'glass' }),
    ).rejects.toMatchObject({ failure: { code: 'internal_server_error' } });
  });

  test('fails with the original error when the lookup fails too', async () => {
    api.post(CLASSES, { name: 'Fragile' }).reply(500, buildError('internal_server_error', 500));
    api.get(CLASSES, { search: 'Fragile', per_page: 100 }).reply(403, buildError('rest_forbidden', 403));

    await expect(
      open().dispatch(taxonomiesStore).createTerm('shipping_classes', { name: 'Fragile' }),
    ).rejects.toMatchObject({ failure: { code: 'internal_server_error' } });
  });
});

test.each([
  ['term_exists', 400, 'exists'],
  ['woocommerce_rest_cannot_create', 403, 'refused'],
  ['internal_server_error', 500, 'broken'],
])('%s with %d means that it is %s', (code, status, kind) => {
  const error = new ApiError({ kind: 'http', code, status, message: 'No.', resourceId: 8 });

  expect(getTermProblem(error)).toMatchObject({ kind, message: 'No.' });
});

test('reports an internal error as broken', () => {
  expect(getTermProblem(new Error('Oops'))).toEqual({ kind: 'broken', message: 'Oops' });
});
