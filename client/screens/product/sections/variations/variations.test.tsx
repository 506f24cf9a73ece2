import { act, screen, waitFor, within } from '@testing-library/react';
import { useSelect } from '@admin/data';
import { setHost } from '@admin/host';
import { noticesStore } from '@admin/store-notices';
import { NEW_PRODUCT, productStore, type ProductRecord } from '@admin/store-product';
import { buildHost, buildError, api, deferReply, renderWithStores, US_DOLLARS } from '@admin/testing';
import { ProductFormProvider } from '../../form';
import { buildVariation } from '../../testing/records';
import { Variations } from './variations';

const PATH = '/wc/v3/products/12/variations';

const COLOUR = {
  id: 4,
  name: 'Colour',
  position: 0,
  visible: true,
  variation: true,
  options: ['Red', 'Blue'],
};
const SIZE = { id: 0, name: 'Size', position: 1, visible: true, variation: true, options: ['S', 'M'] };

const buildProduct = (overrides: Partial<ProductRecord> = {}): ProductRecord => ({
  ...NEW_PRODUCT,
  id: 12,
  name: 'Shirt',
  type: 'variable',
  status: 'publish',
  sku: 'SHIRT',
  attributes: [COLOUR, SIZE],
  ...overrides,
});

const ofColor = (id: number, colour: string, size: string, overrides: object = {}) =>
  buildVariation(id, {
    sku: 'SHIRT',
    regular_price: '10',
    attributes: [
      { id: 4, name: 'Colour', option: colour },
      { id: 0, name: 'Size', option: size },
    ],
    ...overrides,
  });

const THREE = [ofColor(21, 'Red', 'S'), ofColor(22, 'Red', 'M'), ofColor(23, 'Blue', 'S')];

const asked = (page = 1) => api.get(PATH, (query) => query['page'] === String(page));
const serve = (items: readonly object[], { page = 1, total = items.length } = {}) =>
  asked(page).reply(200, [...items], {
    'X-WP-Total': String(total),
    'X-WP-TotalPages': String(Math.ceil(total / 100)),
  });

function Form() {
  const isThere = useSelect((select) => select(productStore).getRecord('12') !== undefined, []);
  if (!isThere) return null;
  return (
    <ProductFormProvider
      value={{
        formKey: '12',
        isReadOnly: false,
        errors: {},
        isAttempted: false,
        saveFirst: () => Promise.resolve(undefined),
      }}
    >
      <Variations />
    </ProductFormProvider>
  );
}

function open(product = buildProduct(), currency?: object, hasVariationPages = true) {
  api.get('/wc/v3/products/12', { context: 'edit' }).reply(200, { ...product });
  const rendered = renderWithStores([productStore, noticesStore], <Form />, {
    host: buildHost({
      ...(currency && { settings: { currency } }),
      features: { 'product-variation-management': hasVariationPages },
    }),
  });
  const { registry } = rendered;
  return {
    ...rendered,
    edits: () => registry.select(productStore).getVariationEdits('12'),
    history: () =>
      registry
        .select(productStore)
        .getHistory('12')
        .steps.map(({ label }) => label),
  };
}

const rowOf = async (name: string) => {
  const heading = await screen.findByRole('rowheader', { name });
  return within(heading.closest('tr') as HTMLElement);
};

// Drafts outlive the form.
beforeEach(() => {
  localStorage.clear();
});

test('edits values in the table', async () => {
  serve(THREE);
  const { user, edits, history } = open();
  const field = await screen.findByRole('textbox', { name: 'List price of Red, S' });

  await user.clear(field);
  await user.type(field, '12.50{Enter}');

  expect(edits()).toEqual({ 21: { regular_price: '12.50' } });
  expect(history()).toEqual(['List price of Red, S']);
  expect(screen.getByRole('textbox', { name: 'List price of Red, M' })).toHaveFocus();
});

test('keeps an invalid number in its field with an error, without saving it as an edit', async () => {
  serve(THREE);
  const { user, edits } = open();
  const field = await screen.findByRole('textbox', { name: 'List price of Red, S' });

  await user.clear(field);
  await user.type(field, 'ten');
  await user.tab();

  expect(field).toHaveValue('ten');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Please enter a number without symbols.');
  expect(edits()).toEqual({});
  await user.type(field, '{Escape}');
  expect(field).toHaveValue('10');
  expect(edits()).toEqual({});
});

test("shows an error for a sale price that isn't lower", async () => {
  serve(THREE);
  const { user } = open();
  const field = await screen.findByRole('textbox', { name: 'Sale price of Red, S' });

  await user.type(field, '10');

  expect(field).toHaveAccessibleDescription('Sale price cannot be equal to or higher than list price.');
});

test('starts stock tracking with a quantity, and stops it when cleared', async () => {
  serve([ofColor(21, 'Red', 'S'), ofColor(22, 'Red', 'M', { manage_stock: true, stock_quantity: 4 })]);
  const { user, edits } = open();
  const uncounted = await screen.findByRole('textbox', { name: 'Current quantity of Red, S' });
  expect(uncounted).toHaveAttribute('placeholder', 'In stock');

  await user.type(uncounted, '7');
  await user.clear(screen.getByRole('textbox', { name: 'Current quantity of Red, M' }));

  expect(edits()).toEqual({ 21: { manage_stock: true, stock_quantity: 7 }, 22: { manage_stock: false } });
});

test("shows the product's SKU as placeholder", async () => {
  serve(THREE);
  open();

  const field = await screen.findByRole('textbox', { name: 'SKU (Stock Keeping Unit) of Red, S' });

  expect(field).toHaveValue('');
  expect(field).toHaveAttribute('placeholder', 'SHIRT');
});

test('hides and moves a variation, and links to its page', async () => {
  serve(THREE);
  const { user, edits } = open();
  const row = await rowOf('Red, M');

  await user.click(row.getByRole('button', { name: 'Visible to customers: Red, M' }));
  await user.click(row.getByRole('button', { name: 'More options for Red, M' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move up' }));

  expect(edits()).toEqual({ 21: { menu_order: 22 }, 22: { status: 'private', menu_order: 21 } });
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Red, M', 'Red, S', 'Blue, S']);
  expect((await rowOf('Red, M')).getByRole('link', { name: 'Red, M' })).toHaveAttribute(
    'href',
    expect.stringContaining('path=%2Fproduct%2F12%2Fvariation%2F22'),
  );
});

test('shows no links on a host without variation pages', async () => {
  serve(THREE);
  const { user } = open(buildProduct(), undefined, false);
  const row = await rowOf('Red, S');

  expect(row.queryByRole('link', { name: 'Red, S' })).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'More options for Red, S' }));
  expect(await screen.findByRole('menuitem', { name: 'Move down' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
});

test('changes all selected variations after a preview', async () => {
  serve([...THREE, ofColor(24, 'Blue', 'M', { regular_price: '' })]);
  const { user, edits, history, registry } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Red, S' }));
  await user.click(screen.getByRole('button', { name: 'Select all 4' }));

  await user.click(screen.getByRole('button', { name: 'Change 4 variations' }));
  const panel = within(screen.getByRole('form', { name: 'Change 4 variations' }));
  expect(panel.getByRole('heading', { name: 'Change 4 variations' })).toHaveFocus();
  await user.selectOptions(panel.getByRole('combobox', { name: 'Action' }), 'Increase by percent');
  await user.type(panel.getByRole('textbox', { name: 'Percent' }), '10');

  expect(panel.getByText('3 variations will be changed.')).toBeVisible();
  expect(panel.getByRole('row', { name: 'Red, S $10.00 $11.00' })).toBeVisible();
  expect(panel.getByText('1 is not changed because it has no value yet.', { exact: false })).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Apply' }));

  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change 4 variations' })).toHaveFocus();
  const raised = { regular_price: '11.00' };
  await waitFor(() => expect(edits()).toEqual({ 21: raised, 22: raised, 23: raised }));
  expect(history()).toEqual(['List price of 3 variations']);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'List price of Blue, S' })).toHaveValue('11.00'),
  );
  act(() => void registry.dispatch(productStore).undo('12'));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'List price of Blue, S' })).toHaveValue('10'),
  );
});

test.each([
  ['€', 2, ',', '12,5', '12.50', '14.06'],
  ['¥', 0, '.', '12.5', '1250', '1406'],
  ['KD', 3, '.', '12.5', '12.345', '13.888'],
])(
  'raises prices in %s with %d decimals by percent',
  async (symbol, precision, decimalSeparator, percent, price, raised) => {
    serve([ofColor(21, 'Red', 'S', { regular_price: price })]);
    const { user, edits } = open(undefined, {
      code: 'XXX',
      precision,
      symbol,
      symbolPosition: 'right_space',
      decimalSeparator,
      thousandSeparator: '',
      priceFormat: '%2$s %1$s',
    });
    await user.click(await screen.findByRole('button', { name: 'Change 1 variation' }));
    const panel = within(screen.getByRole('form', { name: 'Change 1 variation' }));
    await user.selectOptions(panel.getByRole('combobox', { name: 'Action' }), 'Increase by percent');
    await user.type(panel.getByRole('textbox', { name: 'Percent' }), percent);

    const inShop = (amount: string) => `${amount.replace('.', decimalSeparator)} ${symbol}`;
    expect(panel.getByRole('row', { name: `Red, S ${inShop(price)} ${inShop(raised)}` })).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Apply' }));

    await waitFor(() => expect(edits()).toEqual({ 21: { regular_price: raised } }));
    const field = screen.getByRole('textbox', { name: 'List price of Red, S' });
    await waitFor(() => expect(field).toHaveValue(raised.replace('.', decimalSeparator)));
  },
);

test('requires a value for a bulk change', async () => {
  serve(THREE);
  const { user, edits } = open();

  await user.click(await screen.findByRole('button', { name: 'Change 3 variations' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));

  expect(screen.getByRole('textbox', { name: 'Value' })).toHaveAccessibleDescription(
    'This field is required.',
  );
  expect(edits()).toEqual({});
});

test("previews weights and sale dates in the store's format", async () => {
  const sale = { sale_price: '5', date_on_sale_from: '2026-12-01T00:00:00' };
  serve([ofColor(21, 'Red', 'S', { ...sale, weight: '0.5' })]);
  const { user } = open(undefined, { ...US_DOLLARS, decimalSeparator: ',', thousandSeparator: '.' });
  await user.click(await screen.findByRole('button', { name: 'Change 1 variation' }));
  const panel = within(screen.getByRole('form', { name: 'Change 1 variation' }));
  const target = panel.getByRole('combobox', { name: 'Field to change' });

  await user.selectOptions(target, 'Weight');
  await user.type(panel.getByRole('textbox', { name: 'Value' }), '1,25');
  expect(await panel.findByRole('row', { name: 'Red, S 0,5 1,25' })).toBeVisible();
  await user.selectOptions(target, 'Sale price dates');
  await user.type(panel.getByLabelText('To'), '2026-12-24');

  expect(
    await panel.findByRole('row', { name: 'Red, S December 1, 2026 … – – … December 24, 2026' }),
  ).toBeVisible();
});

test("changes images to an uploaded one when the media library can't be loaded", async () => {
  serve(THREE);
  const { user, edits } = open();
  setHost({ ...buildHost(), mediaLibraryUrl: 'http://localhost/wp-json/library?_locale=user' });
  api.get('/library').reply(500);
  await user.click(await screen.findByRole('button', { name: 'Change 3 variations' }));
  const panel = within(screen.getByRole('form', { name: 'Change 3 variations' }));
  await user.selectOptions(panel.getByRole('combobox', { name: 'Field to change' }), 'Image');

  await user.click(await panel.findByRole('button', { name: 'Choose from library' }));

  expect(await panel.findByText(/^The media library could not be opened/)).toBeVisible();
  const upload = { id: 5, source_url: 'http://localhost/5.png', title: { raw: 'Five' } };
  const answer = deferReply(() => upload);
  api.post('/wp/v2/media').reply(201, answer.reply);
  await user.click(panel.getByRole('button', { name: 'Choose image' }));
  await user.upload(
    panel.getByLabelText('Choose an image', { selector: 'input' }),
    new File(['x'], '5.png', { type: 'image/png' }),
  );
  answer.release();
  expect(await panel.findByRole('radio', { name: 'Five' })).toBeChecked();
  await user.click(panel.getByRole('button', { name: 'Apply' }));

  const image = { id: 5, src: 'http://localhost/5.png', name: 'Five', alt: '' };
  await waitFor(() => expect(edits()).toEqual({ 21: { image }, 22: { image }, 23: { image } }));
});

test('filters by attribute, and limits bulk changes to the result', async () => {
  serve(THREE);
  const { user } = open();

  const filters = within(await screen.findByRole('group', { name: 'Filter variations' }));

  await user.selectOptions(filters.getByRole('combobox', { name: 'Colour' }), 'Red');

  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Red, S',
    'Red, M',
  ]);
  expect(screen.getByRole('button', { name: 'Change 2 variations' })).toBeEnabled();
  await user.type(screen.getByRole('searchbox', { name: 'Search variations' }), 'large');
  expect(screen.getByText('No variations match')).toBeVisible();
});

test('counts missing variations and generates them', async () => {
  serve(THREE);
  const { user } = open();
  expect(await screen.findByText('3 of 4 combinations of options have a variation.')).toBeVisible();
  expect(screen.getByText('Missing: Blue, M')).toBeVisible();
  const run = deferReply(() => ({ count: 1 }));
  api.post(`${PATH}/generate`, {}).reply(200, run.reply);
  serve([...THREE, ofColor(24, 'Blue', 'M')]);

  await user.click(screen.getByRole('button', { name: 'Generate 1 variation' }));
  expect(screen.getByRole('button', { name: 'Generate 1 variation' })).toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getByRole('button', { name: 'Generate 1 variation' }));
  run.release();

  expect(await screen.findByRole('rowheader', { name: 'Blue, M' })).toBeVisible();
  expect(screen.getByText('All 4 combinations of options have a variation.')).toBeVisible();
});

test('shows an error when generating fails', async () => {
  serve(THREE);
  const { user, registry } = open();
  api.post(`${PATH}/generate`, {}).reply(403, buildError('rest_forbidden', 403));
  serve(THREE);

  await user.click(await screen.findByRole('button', { name: 'Generate 1 variation' }));

  await waitFor(() =>
    expect(registry.select(noticesStore).getNotices()).toMatchObject([
      { status: 'error', content: 'The variations could not be generated.' },
    ]),
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Generate 1 variation' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    ),
  );
});

test('selects variations with outdated values', async () => {
  serve([...THREE, ofColor(24, 'Green', 'M')]);
  const { user } = open();
  expect(await screen.findByText('1 variation has a value that the product no longer has.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Select' }));

  expect(screen.getByRole('checkbox', { name: 'Select Green, M' })).toBeChecked();
});

test('deletes selected variations with their edits after confirmation', async () => {
  serve(THREE);
  const { user, edits } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Sale price of Red, S' }), '5');
  await user.click(screen.getByRole('checkbox', { name: 'Select Red, S' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Red, M' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const outcome = deferReply(() => ({
    delete: [{ id: 21 }, { id: 22, error: { code: 'no', message: 'In an order.' } }],
  }));
  api.post(`${PATH}/batch`, { delete: [21, 22] }).reply(200, outcome.reply);

  const dialog = within(screen.getByRole('dialog', { name: 'Delete 2 variations?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  outcome.release();

  expect(await dialog.findByText('1 variation could not be deleted: In an order.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Red, M',
    'Blue, S',
  ]);
  expect(edits()).toEqual({});
});

test('shows variations while others load, and can stop and resume loading', async () => {
  const hundred = Array.from({ length: 100 }, (_, index) => ofColor(100 + index, 'Red', `${index}`));
  serve(hundred, { total: 250 });
  const second = deferReply(() => hundred.map((variation) => ({ ...variation, id: variation.id + 100 })));
  asked(2).reply(200, second.reply, { 'X-WP-Total': '250', 'X-WP-TotalPages': '3' });
  const { user } = open();

  expect(await screen.findByRole('progressbar', { name: '100 of 250 variations loaded' })).toBeVisible();
  expect(await screen.findByText('1–25 of 100')).toBeVisible();
  await second.requested();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  second.release();

  expect(await screen.findByText('1–25 of 200')).toBeVisible();
  serve(
    hundred.slice(0, 50).map((variation) => ({ ...variation, id: variation.id + 200 })),
    {
      page: 3,
      total: 250,
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Load remaining' }));
  expect(await screen.findByText('1–25 of 250')).toBeVisible();
});

test('shows an error when loading fails, and retries', async () => {
  asked().reply(500, buildError('internal_error', 500));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: /again|retry/i });
  serve(THREE);

  await user.click(retry);

  expect(await screen.findByRole('rowheader', { name: 'Red, S' })).toBeVisible();
});

test('saves default form values', async () => {
  serve(THREE);
  const { user, registry } = open();
  const group = within(await screen.findByRole('group', { name: 'Default Form Values' }));

  await user.selectOptions(group.getByRole('combobox', { name: 'Size' }), 'M');

  expect(registry.select(productStore).getValue('12', 'default_attributes')).toEqual([
    { id: 0, name: 'Size', option: 'M' },
  ]);
});

test('offers to add options when the product has none', async () => {
  const variations = serve([]);
  open(buildProduct({ attributes: [] }));

  expect(await screen.findByText('No options yet')).toBeVisible();
  await waitFor(() => expect(variations.isDone()).toBe(true));
  expect(screen.getByRole('button', { name: 'Add options' })).toBeVisible();
  expect(screen.queryByText(/combinations/)).not.toBeInTheDocument();
});
