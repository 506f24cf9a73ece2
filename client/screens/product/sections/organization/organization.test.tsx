import { act, screen, waitFor, within } from '@testing-library/react';
import { buildHost, buildError, api, deferReply, spyOnTracks } from '@admin/testing';
import { noticesStore } from '@admin/store-notices';
import type { ProductRecord } from '@admin/store-product';
import { taxonomiesStore } from '@admin/store-taxonomies';
import { renderSection } from '../../testing/render-section';
import { organizationSection } from './organization';

const CATEGORIES = '/wc/v3/products/categories';
const TAGS = '/wc/v3/products/tags';
const BRANDS = '/wc/v3/products/brands';
const PAGE = { per_page: 100, page: 1 };

const buildTerm = (id: number, name: string, parent = 0) => ({ id, name, slug: name.toLowerCase(), parent });
const HOME = buildTerm(1, 'Home');
const GARDEN = buildTerm(2, 'Garden', 1);
const TOYS = buildTerm(3, 'Toys');

const withCategories = (...terms: object[]) => api.get(CATEGORIES, PAGE).reply(200, terms);

const show = (product: Partial<ProductRecord> = {}, options = {}) =>
  renderSection(organizationSection(), {
    product: { categories: [], ...product },
    stores: [noticesStore, taxonomiesStore],
    ...options,
  });

const findField = (name: string) => screen.findByRole('combobox', { name });
const getField = (name: string) => screen.getByRole('combobox', { name });
const items = () =>
  screen.getAllByRole('treeitem').map((item) => `${item.getAttribute('aria-level')} ${item.textContent}`);
const tokensOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const activeOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('categories', () => {
  test('are selected in a tree, with one undo step for each', async () => {
    withCategories(HOME, GARDEN, TOYS);
    const { user, valueOf, undo } = await show({ categories: [{ id: 3, name: 'Toys', slug: 'toys' }] });
    await user.click(await findField('Categories'));
    await screen.findByRole('treeitem', { name: 'Toys', checked: true });

    expect(items()).toEqual(['1 Home', '2 Garden', '1 Toys']);
    await user.click(screen.getByRole('treeitem', { name: 'Garden' }));
    await user.click(screen.getByRole('treeitem', { name: 'Home' }));

    expect(tokensOf('Categories')).toEqual(['Toys', 'Garden', 'Home']);
    expect(valueOf('categories')).toEqual([
      { id: 3, name: 'Toys', slug: 'toys' },
      { id: 2, name: 'Garden', slug: 'garden' },
      { id: 1, name: 'Home', slug: 'home' },
    ]);
    act(() => void undo());
    await waitFor(() => expect(tokensOf('Categories')).toEqual(['Toys', 'Garden']));
  });

  test('can be selected by keyboard', async () => {
    withCategories(HOME, GARDEN, TOYS);
    const { user, valueOf } = await show();
    await findField('Categories');
    await user.tab();
    const field = getField('Categories');
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('treeitem', { name: 'Home', expanded: true });

    await user.keyboard('{ArrowDown}');
    expect(activeOf(field)).toBe('Garden');
    await user.keyboard('{ArrowLeft}');
    expect(activeOf(field)).toBe('Home');
    await user.keyboard('{ArrowLeft}');
    expect(items()).toEqual(['1 Home', '1 Toys']);
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');

    expect(valueOf('categories')).toMatchObject([{ id: 2 }]);
    await user.keyboard('{Backspace}');
    expect(valueOf('categories')).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tree')).not.toBeInTheDocument();
  });

  test('are shown below their parents in search results', async () => {
    withCategories(HOME, GARDEN, TOYS);
    const { user, valueOf } = await show();
    await user.type(await findField('Categories'), 'gard');
    await screen.findByRole('treeitem', { name: 'Garden' });

    expect(items()).toEqual(['1 Home', '2 Garden', '1 Create "gard"']);
    await user.keyboard('{Enter}');

    expect(valueOf('categories')).toMatchObject([{ id: 2 }]);
  });

  test('are created in place with a parent', async () => {
    withCategories(HOME, TOYS);
    api.post(CATEGORIES, { name: 'Garden', parent: 1 }).reply(201, GARDEN);
    const heard = spyOnTracks();
    const { user, valueOf } = await show();
    await user.type(await findField('Categories'), 'Garden');
    await user.click(await screen.findByRole('treeitem', { name: 'Create "Garden"' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create category' });
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Garden');

    await user.type(within(dialog).getByRole('combobox', { name: 'Parent category (optional)' }), 'home');
    await user.keyboard('{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(valueOf('categories')).toEqual([{ id: 2, name: 'Garden', slug: 'garden' }]);
    expect(getField('Categories')).toHaveFocus();
    expect(heard).toHaveBeenCalledWith('product_category_add', {});
  });

  test('keep typed text in the dialog when creating fails, and retry', async () => {
    withCategories(HOME);
    const answer = deferReply(() => buildError('woocommerce_rest_cannot_create', 403, 'You may not.'));
    api.post(CATEGORIES).reply(403, answer.reply);
    const { user, valueOf } = await show();
    await user.type(await findField('Categories'), 'Garden{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Create category' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await user.keyboard('{Escape}');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    answer.release();

    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Failed to create category. You may not.',
    );
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Garden');
    api.post(CATEGORIES, { name: 'Garden' }).reply(201, GARDEN);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(valueOf('categories')).toMatchObject([{ id: 2 }]));
  });

  test.each([
    ['was lost', () => api.post(CATEGORIES).replyWithError('gone')],
    ['is invalid', () => api.post(CATEGORIES).reply(201, '<html>')],
  ])('are searched for before retrying when the response %s', async (_what, serveFailure) => {
    withCategories(HOME);
    serveFailure();
    api.get(CATEGORIES, { search: 'Toys', per_page: 100 }).reply(200, [TOYS]);
    const { user, valueOf } = await show();
    await user.type(await findField('Categories'), 'Toys{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Save' }));

    await waitFor(() => expect(valueOf('categories')).toMatchObject([{ id: 3 }]));
  });

  test('are selected when they already exist', async () => {
    withCategories();
    api
      .post(CATEGORIES, { name: 'Garden' })
      .reply(400, { ...buildError('term_exists', 400), data: { status: 400, resource_id: 2 } });
    api.get(`${CATEGORIES}/2`).reply(200, GARDEN);
    const { user, valueOf } = await show();
    await user.type(await findField('Categories'), 'Garden{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Save' }));

    await waitFor(() => expect(valueOf('categories')).toMatchObject([{ id: 2 }]));
  });

  test('keep the selection when loading fails, and retry', async () => {
    api.get(CATEGORIES, PAGE).reply(500, buildError('woocommerce_rest_broken', 500, 'Broken.'));
    const { user } = await show({ categories: [{ id: 1, name: 'Home &amp; Garden', slug: 'home' }] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The categories could not be loaded. Broken.');
    expect(tokensOf('Categories')).toEqual(['Home & Garden']);

    withCategories(HOME);
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('expand to the selected ones, and show at most 100', async () => {
    withCategories(
      ...Array.from({ length: 60 }, (_, index) => buildTerm(index + 100, `Top ${index}`)),
      ...Array.from({ length: 60 }, (_, index) => buildTerm(index + 200, `Below ${index}`, 159)),
    );
    const { user } = await show({ categories: [{ id: 200, name: 'Below 0', slug: 'below-0' }] });
    await user.click(await findField('Categories'));

    expect(await screen.findByRole('treeitem', { name: 'Top 59', expanded: true })).toBeVisible();
    expect(screen.getAllByRole('treeitem')).toHaveLength(100);
    expect(screen.getByText('20 more. Type to narrow the list.')).toBeVisible();
  });
});

describe('tags', () => {
  test('are searched for on the server', async () => {
    withCategories();
    api.get(TAGS, { per_page: 100 }).optionally().reply(200, []);
    api.get(TAGS, { search: 'su', per_page: 100 }).reply(200, [buildTerm(7, 'Summer')]);
    const { user, valueOf } = await show({ tags: [{ id: 5, name: 'Tea', slug: 'tea' }] });
    await user.type(await findField('Tags'), 'su');
    await user.click(await screen.findByRole('option', { name: 'Summer' }));

    expect(tokensOf('Tags')).toEqual(['Tea', 'Summer']);
    expect(valueOf('tags')).toEqual([
      { id: 5, name: 'Tea', slug: 'tea' },
      { id: 7, name: 'Summer', slug: 'summer' },
    ]);
  });

  test('are created one after the other from a list', async () => {
    withCategories();
    api.get(TAGS, { per_page: 100 }).optionally().reply(200, []);
    api.get(TAGS, { search: 'New, Summer', per_page: 100 }).optionally().reply(200, []);
    api.post(TAGS, { name: 'New' }).reply(201, buildTerm(8, 'New'));
    api
      .post(TAGS, { name: 'Summer' })
      .reply(400, { ...buildError('term_exists', 400), data: { status: 400, resource_id: 7 } });
    api.get(`${TAGS}/7`).reply(200, buildTerm(7, 'Summer'));
    const { user, valueOf } = await show();
    await findField('Tags');
    await user.click(getField('Tags'));
    await user.paste('New, Summer');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(valueOf('tags')).toMatchObject([{ id: 8 }, { id: 7 }]));
    expect(getField('Tags')).toHaveValue('');
  });
});

describe('failed creation of tags', () => {
  test.each([
    [
      'responds with 403',
      () => api.post(TAGS).reply(403, buildError('rest_cannot_create', 403, 'You may not.')),
      /^You may not\./,
    ],
    [
      'responds with 500',
      () => api.post(TAGS).reply(500, buildError('internal', 500, 'Broken.')),
      /^Broken\./,
    ],
    ['cannot be reached', () => api.post(TAGS).replyWithError('gone'), /^Couldn't connect to the store/],
    ['sends an invalid response', () => api.post(TAGS).reply(201, '<html>'), /invalid response/],
  ])('keeps typed text when the host %s, and retries', async (_what, serveFailure, reason) => {
    withCategories();
    api.get(TAGS, { per_page: 100 }).optionally().reply(200, []);
    api.get(TAGS, { search: 'Summer', per_page: 100 }).optionally().reply(200, []).persist();
    serveFailure();
    const { user, valueOf } = await show({ tags: [{ id: 5, name: 'Tea', slug: 'tea' }] });
    await user.click(await findField('Tags'));
    await user.paste('Summer');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(getField('Tags')).toHaveAccessibleDescription(reason));
    expect(getField('Tags')).toHaveValue('Summer');
    expect(valueOf('tags')).toMatchObject([{ id: 5 }]);
    api.post(TAGS, { name: 'Summer' }).reply(201, buildTerm(7, 'Summer'));
    await user.keyboard('{Enter}');

    await waitFor(() => expect(valueOf('tags')).toMatchObject([{ id: 5 }, { id: 7 }]));
  });
});

describe('brands', () => {
  test('keep typed text in the dialog when creating fails', async () => {
    withCategories();
    api.get(BRANDS, PAGE).reply(200, []);
    api.post(BRANDS).reply(403, buildError('rest_cannot_create', 403, 'You may not.'));
    const { user } = await show({ brands: [] });
    await user.type(await findField('Brands'), 'Acme{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Create brand' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Failed to create brand. You may not.',
    );
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Acme');
  });

  test('are shown if products have them', async () => {
    withCategories();
    api.get(BRANDS, PAGE).reply(200, [buildTerm(4, 'Acme')]);
    const { user, valueOf } = await show({ brands: [] });
    await user.click(await findField('Brands'));
    await user.click(await screen.findByRole('treeitem', { name: 'Acme' }));

    expect(valueOf('brands')).toMatchObject([{ id: 4 }]);
  });

  test("are neither shown nor loaded if products don't have them", async () => {
    withCategories();
    await show();
    await findField('Tags');

    expect(screen.queryByRole('combobox', { name: 'Brands' })).not.toBeInTheDocument();
  });

  test.each([
    ['an older host', '9.5.2', 0],
    ['a newer host', '9.6.0', 1],
    ['a much newer host', '10.0.1', 1],
    ['a host without a version', '', 0],
  ])('are shown for a new product depending on the version: %s', async (_, wcVersion, count) => {
    withCategories();
    if (count > 0) api.get(BRANDS, PAGE).reply(200, []);
    await show({}, { isNew: true, host: buildHost({ settings: { wcVersion } }) });
    await findField('Tags');

    expect(screen.queryAllByRole('combobox', { name: 'Brands' })).toHaveLength(count);
  });
});

test('shows everything read-only without buttons', async () => {
  withCategories(HOME);
  await show({ categories: [HOME], tags: [{ id: 5, name: 'Tea', slug: 'tea' }] }, { isReadOnly: true });

  expect(await findField('Categories')).toBeDisabled();
  expect(getField('Tags')).toBeDisabled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
