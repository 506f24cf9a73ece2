import { screen, waitFor } from '@testing-library/react';
import { skusStore } from '@admin/store-skus';
import { buildHost, buildError, api } from '@admin/testing';
import { renderSection } from '../../testing/render-section';
import { inventorySection } from './inventory';

const sku = () => screen.getByRole('textbox', { name: 'SKU (Stock Keeping Unit)' });
const quantity = () => screen.getByRole('textbox', { name: 'Current quantity' });
const lookUp = (wanted: string) => api.get('/wc/v3/products', (query) => query['sku'] === wanted);

describe('SKU', () => {
  test('shows an error when another product has the typed SKU', async () => {
    const asked = lookUp('cup').reply(200, [{ id: 40, parent_id: 0, name: 'Cup', sku: 'cup' }]);
    const { user, valueOf } = await renderSection(inventorySection());
    await user.clear(sku());

    await user.type(sku(), 'cup');

    await waitFor(() => expect(sku()).toHaveAccessibleDescription(/“Cup” already has this SKU\./));
    expect(asked.isDone()).toBe(true);
    expect(screen.getByRole('link', { name: 'Open product' })).toHaveAttribute(
      'href',
      expect.stringContaining('path=%2Fproduct%2F40'),
    );
    expect(valueOf('sku')).toBe('cup');
  });

  test.each([
    ['that variation', true, /path=%2Fproduct%2F40%2Fvariation%2F41$/],
    ['its product if the host has no variation pages', false, /path=%2Fproduct%2F40$/],
  ])('of a variation links to %s', async (_, hasPages, address) => {
    lookUp('cup').reply(200, [{ id: 41, parent_id: 40, name: 'Cup - Red', sku: 'cup' }]);
    const host = buildHost({ features: { 'product-variation-management': hasPages } });
    const { user } = await renderSection(inventorySection(), { host });
    await user.clear(sku());

    await user.type(sku(), 'cup');

    expect(await screen.findByRole('link', { name: 'Open product' })).toHaveAttribute(
      'href',
      expect.stringMatching(address),
    );
  });

  test('is valid when only this product has it', async () => {
    const asked = lookUp('cup').reply(200, [{ id: 12, parent_id: 0, name: 'Mug', sku: 'cup' }]);
    const { user, registry } = await renderSection(inventorySection());
    await user.clear(sku());

    await user.type(sku(), 'cup');

    await waitFor(() => expect(asked.isDone()).toBe(true));
    await waitFor(() => expect(registry.select(skusStore).getHolders('cup')).toBeDefined());
    expect(sku()).toBeValid();
  });

  test.each([
    ['responds with 500', () => lookUp('cup').reply(500, buildError('internal', 500, 'Broken.'))],
    ['responds with 403', () => lookUp('cup').reply(403, buildError('rest_forbidden', 403))],
    ['cannot be reached', () => lookUp('cup').replyWithError('gone')],
    ['sends an invalid response', () => lookUp('cup').reply(200, '<html>')],
  ])('is not checked when the host %s', async (_what, serveFailure) => {
    const asked = serveFailure();
    const { user, registry } = await renderSection(inventorySection());
    await user.clear(sku());

    await user.type(sku(), 'cup');

    await waitFor(() => expect(asked.isDone()).toBe(true));
    await waitFor(() => expect(registry.resolution(skusStore).getHolders('cup').status).toBe('failed'));
    expect(sku()).toBeValid();
    expect(sku()).toHaveValue('cup');
  });

  test('is suggested from the name when empty', async () => {
    const asked = lookUp('blue-mug').reply(200, []);
    const { user, valueOf } = await renderSection(inventorySection(), {
      product: { sku: '', name: 'Blue Mug' },
    });

    await user.click(screen.getByRole('button', { name: 'Use “blue-mug”' }));

    expect(valueOf('sku')).toBe('blue-mug');
    expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
    await waitFor(() => expect(asked.isDone()).toBe(true));
  });
});

test('shows a field for the global unique ID if the host has it', async () => {
  const { user } = await renderSection(inventorySection(), { product: { global_unique_id: '' } });
  const field = screen.getByRole('textbox', { name: 'GTIN, UPC, EAN, or ISBN' });

  await user.type(field, 'ISBN 3');

  expect(field).toHaveAccessibleDescription(/^Please enter only numbers and hyphens/);
});

test('starts tracking with quantity 0, as one undo step', async () => {
  const { user, valueOf, steps } = await renderSection(inventorySection());
  expect(screen.getByRole('radio', { name: 'In stock' })).toBeChecked();

  await user.click(screen.getByRole('checkbox', { name: 'Track quantity for this product' }));

  expect(quantity()).toHaveValue('0');
  expect(screen.queryByRole('radio', { name: 'In stock' })).not.toBeInTheDocument();
  expect(valueOf('manage_stock')).toBe(true);
  expect(steps()).toEqual(['Track quantity for this product']);
});

test('edits quantity, low stock threshold and backorders', async () => {
  const { user, valueOf } = await renderSection(inventorySection(), {
    product: { manage_stock: true, stock_quantity: 5 },
    settings: { products: { woocommerce_notify_low_stock_amount: '3' } },
  });
  const few = screen.getByRole('textbox', { name: 'Email me when quantity reaches' });
  expect(few).toHaveAttribute('placeholder', '3 (store default)');

  await user.clear(quantity());
  await user.type(quantity(), '12');
  await user.type(few, '4');
  await user.click(screen.getByRole('radio', { name: 'Allow purchases' }));
  await user.click(screen.getByRole('checkbox', { name: 'Limit purchases to 1 item per order' }));

  expect(valueOf('stock_quantity')).toBe(12);
  expect(valueOf('low_stock_amount')).toBe(4);
  expect(valueOf('backorders')).toBe('yes');
  expect(valueOf('sold_individually')).toBe(true);
});

test.each([
  ['two', 'Please enter a whole number.'],
  ['1.5', 'Please enter a whole number.'],
  ['-1', 'Stock quantity must be a positive number.'],
])('keeps the quantity "%s" and shows an error', async (typed, expected) => {
  const { user } = await renderSection(inventorySection(), {
    product: { manage_stock: true, stock_quantity: 5 },
  });

  await user.clear(quantity());
  await user.type(quantity(), typed);

  expect(quantity()).toHaveValue(typed);
  expect(quantity()).toHaveAccessibleDescription(expected);
});

test("disables stock tracking when the store doesn't track stock", async () => {
  await renderSection(inventorySection(), { host: buildHost({ admin: { manageStock: 'no' } }) });
  const track = screen.getByRole('checkbox', { name: 'Track quantity for this product' });

  expect(track).toBeDisabled();
  expect(track).toHaveAccessibleDescription(/^Quantity tracking is disabled for all products\./);
});

test('shows only the SKU for external products', async () => {
  await renderSection(inventorySection(), { product: { type: 'external' } });

  expect(sku()).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('lets a variation track stock with its product or separately', async () => {
  const { user, valueOf } = await renderSection(inventorySection(), {
    variation: true,
    product: { manage_stock: 'parent', stock_quantity: 7 },
  });
  const track = screen.getByRole('checkbox', { name: 'Track quantity for this product' });
  expect(track).toHaveAccessibleDescription('Its stock is now tracked with the product.');

  await user.click(track);

  expect(valueOf('manage_stock')).toBe(true);
  expect(quantity()).toHaveValue('7');
  expect(screen.queryByRole('checkbox', { name: /^Limit/ })).not.toBeInTheDocument();
});
