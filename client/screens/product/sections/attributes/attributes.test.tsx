import { act, screen, waitFor, within } from '@testing-library/react';
import { noticesStore } from '@admin/store-notices';
import type { ProductAttribute, ProductRecord } from '@admin/store-product';
import { buildError, api, spyOnTracks } from '@admin/testing';
import { taxonomiesStore } from '@admin/store-taxonomies';
import { buildAttribute } from '../../testing/records';
import { renderSection } from '../../testing/render-section';
import { attributesSection } from './attributes';

const ATTRIBUTES = '/wc/v3/products/attributes';
const COLORS = `${ATTRIBUTES}/1/terms`;
const SHARED = [
  { id: 1, name: 'Color', slug: 'pa_color' },
  { id: 2, name: 'Size', slug: 'pa_size' },
];

const COLOR = buildAttribute('Color', { id: 1, options: ['Red', 'Blue', 'Green', 'Rose &amp; Gold'] });
const FABRIC = buildAttribute('Fabric', { position: 1, options: ['Wool'] });

const shared = () => api.get(ATTRIBUTES).reply(200, SHARED);
/** Mocks searches for a text, any number of times, since typing may be faster than some requests. */
const colors = (search: string, ...names: string[]) =>
  api
    .get(COLORS, { ...(search && { search }), per_page: 100 })
    .optionally()
    .reply(
      200,
      names.map((name, index) => ({ id: index + 20, name, slug: name.toLowerCase() })),
    )
    .persist();

const show = (attributes: ProductAttribute[] = [], product: Partial<ProductRecord> = {}, options = {}) =>
  renderSection(attributesSection(), {
    product: { attributes, ...product },
    stores: [noticesStore, taxonomiesStore],
    ...options,
  });
const button = (name: string) => screen.findByRole('button', { name });
const names = () =>
  screen
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => handle.getAttribute('aria-label')?.replace('Move ', ''));
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('new attributes', () => {
  test('use values of a global attribute', async () => {
    shared();
    colors('', 'Red', 'Blue');
    const heard = spyOnTracks();
    const { user, valueOf } = await show();
    await user.click(await button('Add first attribute'));
    const dialog = await inDialog('Add attributes');
    expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();

    await user.click(dialog.getByRole('combobox', { name: 'Attribute' }));
    await user.click(await screen.findByRole('option', { name: 'Color' }));
    await user.click(dialog.getByRole('combobox', { name: 'Values' }));
    await user.click(await screen.findByRole('option', { name: 'Blue' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));

    expect(valueOf('attributes')).toEqual([
      { id: 1, name: 'Color', options: ['Blue'], visible: true, variation: false, position: 0 },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(heard.mock.calls.map(([name]) => name)).toEqual([
      'product_add_first_attribute_button_click',
      'product_add_attributes_modal_add_button_click',
    ]);
  });

  test('create missing values in place, and retry after an error', async () => {
    colors('');
    colors('Mauve');
    api.post(COLORS, { name: 'Mauve' }).reply(500, buildError('woocommerce_broken', 500, 'Broken.'));
    const { user, valueOf } = await show([COLOR]);
    await user.click(await button('Edit Color'));
    const dialog = await inDialog('Edit Color');
    const field = dialog.getByRole('combobox', { name: 'Values' });

    await user.type(field, 'Mauve');
    await user.click(await screen.findByRole('option', { name: 'Create "Mauve"' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Broken\./));
    expect(field).toHaveValue('Mauve');
    api.post(COLORS, { name: 'Mauve' }).reply(201, { id: 30, name: 'Mauve', slug: 'mauve' });
    await user.keyboard('{Enter}');

    await dialog.findByRole('button', { name: 'Remove Mauve' });
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    // Unchanged values are saved as the server sent them.
    expect(valueOf('attributes')).toMatchObject([
      { options: ['Red', 'Blue', 'Green', 'Rose &amp; Gold', 'Mauve'] },
    ]);
  });

  test('can belong to this product only, with typed values', async () => {
    shared();
    const { user, valueOf } = await show([COLOR]);
    await user.click(await button('Add attribute'));
    const dialog = await inDialog('Add attributes');

    await user.type(dialog.getByRole('combobox', { name: 'Attribute' }), 'Fabric{Enter}');
    await user.type(await dialog.findByRole('combobox', { name: 'Values' }), 'Wool | Silk{Enter}10,5 cm');
    // The last typed text is added without another key.
    await user.click(dialog.getByRole('button', { name: 'Add' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(valueOf('attributes')?.[1]).toEqual({
      id: 0,
      name: 'Fabric',
      options: ['Wool', 'Silk', '10,5 cm'],
      visible: true,
      variation: false,
      position: 1,
    });
  });

  test('exclude those of the product, also by typed name', async () => {
    shared();
    const { user } = await show([COLOR]);
    await user.click(await button('Add attribute'));
    const dialog = await inDialog('Add attributes');
    const field = dialog.getByRole('combobox', { name: 'Attribute' });

    await user.click(field);
    await screen.findByRole('option', { name: 'Size' });
    expect(dialog.queryByRole('option', { name: 'Color' })).not.toBeInTheDocument();
    await user.type(field, 'color{Enter}');

    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('This product already has an attribute with this name.'),
    );
  });

  test('can be added several at a time, each with at least one value', async () => {
    shared();
    const { user, valueOf } = await show();
    await user.click(await button('Add first attribute'));
    const dialog = await inDialog('Add attributes');
    await user.type(dialog.getByRole('combobox', { name: 'Attribute' }), 'Fabric{Enter}');
    await user.type(dialog.getByRole('combobox', { name: 'Values' }), 'Wool{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Add another attribute' }));
    const fields = dialog.getAllByRole('combobox', { name: 'Attribute' });
    await waitFor(() => expect(fields[1]).toHaveFocus());
    await user.keyboard('Weight{Enter}');

    await user.click(dialog.getByRole('button', { name: 'Add' }));

    const [, values] = dialog.getAllByRole('combobox', { name: 'Values' });
    expect(values).toHaveAccessibleDescription(
      'Add at least one value. Use "|" to separate different values.',
    );
    expect(valueOf('attributes')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove attribute Weight' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(valueOf('attributes')).toMatchObject([{ name: 'Fabric', options: ['Wool'] }]);
  });

  test("keep typed text that isn't a value yet until it is created or cleared", async () => {
    colors('');
    colors('Mauve');
    const { user, valueOf } = await show([COLOR]);
    await user.click(await button('Edit Color'));
    const dialog = await inDialog('Edit Color');
    const field = dialog.getByRole('combobox', { name: 'Values' });
    await user.type(field, 'Mauve');
    await screen.findByRole('option', { name: 'Create "Mauve"' });
    await user.click(dialog.getByRole('button', { name: 'Update' }));

    expect(field).toHaveAccessibleDescription(
      'Select or create "Mauve", or clear the field. Use "|" to separate different values.',
    );
    await user.clear(field);
    await user.click(dialog.getByRole('button', { name: 'Update' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(valueOf('attributes')).toEqual([COLOR]);
  });

  test('ask for confirmation before values are discarded', async () => {
    shared();
    const { user, valueOf } = await show();
    await user.click(await button('Add first attribute'));
    const dialog = await inDialog('Add attributes');
    await user.type(dialog.getByRole('combobox', { name: 'Attribute' }), 'Fabric{Enter}');
    await user.type(dialog.getByRole('combobox', { name: 'Values' }), 'Wool{Enter}');

    await user.keyboard('{Escape}');
    await user.click(await button('No thanks'));
    expect(dialog.getByRole('button', { name: 'Remove Wool' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await button('Yes please!'));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(valueOf('attributes')).toEqual([]);
  });

  test("show an error when global attributes can't be loaded, and retry", async () => {
    api.get(ATTRIBUTES).reply(403, buildError('rest_forbidden', 403, 'Not you.'));
    const { user } = await show();
    await user.click(await button('Add first attribute'));
    const dialog = await inDialog('Add attributes');
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The attributes could not be loaded. Not you.',
    );

    shared();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
    await user.click(dialog.getByRole('combobox', { name: 'Attribute' }));

    expect(await screen.findByRole('option', { name: 'Color' })).toBeVisible();
  });
});

describe('product attribute', () => {
  test('shows its first values, visibility and use for variations', async () => {
    await show([COLOR, { ...FABRIC, visible: false, variation: true }], { type: 'variable' });

    const [color, fabric] = await screen.findAllByRole('listitem');

    expect(color).toHaveTextContent(/RedBlue\+ 2 more/);
    expect(fabric).toHaveTextContent(/Hidden.*Used for variations.*Wool/);
  });

  test('is renamed, hidden and used for variations in one undo step', async () => {
    const { user, valueOf, undo } = await show([COLOR, FABRIC], { type: 'simple' });
    await user.click(await button('Edit Fabric'));
    const dialog = await inDialog('Edit Fabric');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'color');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(name).toHaveAccessibleDescription(/already has an attribute with this name/);

    await user.clear(name);
    await user.type(name, 'Cloth');
    await user.click(dialog.getByRole('checkbox', { name: 'Visible to customers', checked: true }));
    await user.click(dialog.getByRole('checkbox', { name: 'Used for variations', checked: false }));
    await user.click(dialog.getByRole('button', { name: 'Update' }));

    expect(valueOf('attributes')?.[1]).toMatchObject({ name: 'Cloth', visible: false, variation: true });
    expect(valueOf('type')).toBe('variable');
    act(() => void undo());
    expect(valueOf('attributes')?.[1]).toMatchObject({ name: 'Fabric', visible: true, variation: false });
    expect(valueOf('type')).toBe('simple');
  });

  test("can't be renamed when it is global", async () => {
    const { user } = await show([COLOR]);
    await user.click(await button('Edit Color'));
    const dialog = await inDialog('Edit Color');

    expect(dialog.getByRole('textbox', { name: 'Name' })).toBeDisabled();
    expect(dialog.getByRole('link', { name: 'Attributes' })).toHaveAttribute(
      'href',
      expect.stringContaining('page=product_attributes'),
    );
  });

  test("can't be used for variations in external products", async () => {
    const { user } = await show([FABRIC], { type: 'external' });
    await user.click(await button('Edit Fabric'));
    const dialog = await inDialog('Edit Fabric');

    expect(dialog.queryByRole('checkbox', { name: 'Used for variations' })).not.toBeInTheDocument();
  });

  test('adds all global values at once, also on retry', async () => {
    api.get(COLORS, { per_page: 100, page: 1 }).reply(500, buildError('woocommerce_broken', 500, 'Broken.'));
    const { user, valueOf } = await show([{ ...COLOR, options: ['Red'] }]);
    await user.click(await button('Edit Color'));
    const dialog = await inDialog('Edit Color');
    await user.click(dialog.getByRole('button', { name: 'Add all values' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The values could not be loaded. Broken.');

    api.get(COLORS, { per_page: 100, page: 1 }).reply(
      200,
      ['Blue', 'Red'].map((name, id) => ({ id: id + 1, name, slug: name })),
    );
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await dialog.findByRole('button', { name: 'Remove Blue' });
    await user.click(dialog.getByRole('button', { name: 'Update' }));

    expect(valueOf('attributes')).toMatchObject([{ options: ['Red', 'Blue'] }]);
  });

  test('is removed after confirmation, and focus moves to the next one', async () => {
    const heard = spyOnTracks();
    const { user, valueOf } = await show([COLOR, FABRIC]);
    await user.click(await button('Remove Color'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(valueOf('attributes')).toHaveLength(2);

    await user.click(await button('Remove Color'));
    await inDialog('Remove this attribute?');
    await user.click(await button('Remove'));

    expect(valueOf('attributes')).toMatchObject([{ name: 'Fabric', position: 0 }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Fabric' })).toHaveFocus());
    expect(heard.mock.calls.map(([name]) => name)).toEqual([
      'product_remove_attribute_confirmation_cancel_click',
      'product_remove_attribute_confirmation_confirm_click',
    ]);
  });
});

describe('order', () => {
  test('changes by arrow keys, and repeated moves are one undo step', async () => {
    const { user, valueOf, undo } = await show([COLOR, FABRIC, buildAttribute('Weight', { position: 2 })]);
    (await button('Move Weight')).focus();

    await user.keyboard('{ArrowUp}');
    expect(names()).toEqual(['Color', 'Weight', 'Fabric']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Weight' })).toHaveFocus());
    await user.keyboard('{ArrowUp}');

    expect(names()).toEqual(['Weight', 'Color', 'Fabric']);
    expect(valueOf('attributes')?.map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(screen.getByRole('status')).toHaveTextContent('Weight, position in list: 1 of 3');
    act(() => void undo());
    await waitFor(() => expect(names()).toEqual(['Color', 'Fabric', 'Weight']));
  });
});

test('shows attributes read-only without controls', async () => {
  await show([COLOR], {}, { isReadOnly: true });

  expect(await screen.findByText('Color')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
