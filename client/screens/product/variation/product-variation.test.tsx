import { screen } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { buildError, api } from '@admin/testing';
import { buildProduct, PATH, serveProduct, renderProduct } from '../testing/render-product';

beforeEach(() => window.localStorage.clear());

const VARIATION = `${PATH}/12/variations`;

/** In the server's format: a variation without a SKU is returned with its product's. */
const buildVariation = (id: number, overrides: object = {}) => ({
  id,
  sku: 'MUG',
  status: 'publish',
  description: '',
  regular_price: '8.00',
  sale_price: '',
  tax_status: 'taxable',
  tax_class: '',
  manage_stock: 'parent',
  stock_quantity: 5,
  stock_status: 'instock',
  backorders: 'no',
  low_stock_amount: null,
  weight: '',
  dimensions: { length: '', width: '', height: '' },
  shipping_class: '',
  image: null,
  attributes: [
    { id: 1, name: 'Colour', option: 'Red' },
    { id: 0, name: 'Size', option: '' },
  ],
  permalink: 'http://localhost/product/mug/?attribute_pa_colour=red',
  ...overrides,
});

const readsVariation = (id: number, record: object = buildVariation(id)) =>
  api.get(`${VARIATION}/${id}`, { context: 'edit' }).reply(200, JSON.parse(JSON.stringify(record)));

function open(id = 34, product: object = { type: 'variable', variations: [33, 34, 35] }) {
  serveProduct(buildProduct(product));
  return renderProduct({
    path: `/product/12/variation/${id}`,
    features: { 'product-variation-management': true },
  });
}

test('shows name and position of a variation, and links to its neighbors', async () => {
  readsVariation(34);
  const { user } = open();

  // The first test to render it loads the rich text editor.
  expect(await screen.findByText('2 of 3')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Products/Mug/Red, Any Size');
  expect(screen.getByRole('link', { name: 'Return to main product' })).toHaveAttribute(
    'href',
    expect.stringContaining('path=%2Fproduct%2F12'),
  );
  readsVariation(35, buildVariation(35, { attributes: [{ id: 1, name: 'Colour', option: 'Blue' }] }));
  await user.click(screen.getByRole('link', { name: 'Next product variation' }));

  expect(await screen.findByText('3 of 3')).toBeVisible();
  expect(getHistory().location.pathname).toBe('/product/12/variation/35');
  expect(screen.getByRole('link', { name: 'Next product variation' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test("saves only changes, without the product's SKU", async () => {
  readsVariation(34);
  const { user } = open();
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await user.click(await screen.findByRole('checkbox', { name: 'Visible to customers' }));
  readsVariation(34);
  api.put(`${VARIATION}/34`, { status: 'private' }).reply(200, buildVariation(34, { status: 'private' }));

  await user.click(save);

  expect(await screen.findByText('Product variation successfully updated.')).toBeVisible();
  expect(save).toHaveAttribute('aria-disabled', 'true');
});

test('shows an error and keeps changes when the server rejects them', async () => {
  readsVariation(34);
  const { user } = open();
  const box = await screen.findByRole('checkbox', { name: 'Visible to customers' });
  await user.click(box);
  readsVariation(34);
  api.put(`${VARIATION}/34`, { status: 'private' }).reply(403, buildError('rest_forbidden', 403, 'Not you.'));

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText(/Failed to updated product variation\. Not you\./)).toBeVisible();
  expect(box).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test("shows no position for a variation that the product doesn't list", async () => {
  readsVariation(34);
  open(34, { type: 'variable', variations: [33] });

  const next = await screen.findByRole('link', { name: 'Next product variation' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText(/ of 1/)).not.toBeInTheDocument();
});
