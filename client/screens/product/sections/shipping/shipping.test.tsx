import { screen } from '@testing-library/react';
import { buildHost, api, US_DOLLARS } from '@admin/testing';
import { renderSection } from '../../testing/render-section';
import { shippingSection } from './shipping';

const CLASSES = [{ id: 5, name: 'Fragile', slug: 'fragile' }];
const UNITS = { products: { woocommerce_weight_unit: 'lbs', woocommerce_dimension_unit: 'in' } };
const offerClasses = () =>
  api.get('/wc/v3/products/shipping_classes', { per_page: 100, page: 1 }).reply(200, CLASSES);
const COMMA = buildHost({
  settings: { currency: { ...US_DOLLARS, decimalSeparator: ',', thousandSeparator: '.' } },
});
const field = (name: string) => screen.getByRole('textbox', { name });

/** Renders the section, once the shipping classes are loaded. */
async function renderShipping(options: Parameters<typeof renderSection>[1] = {}) {
  offerClasses();
  const view = await renderSection(shippingSection(), options);
  await screen.findByRole('option', { name: 'Fragile' });
  return view;
}

test("shows the store's units and saves weight and dimensions", async () => {
  const { user, valueOf } = await renderShipping({ settings: UNITS });
  expect(screen.getByText('lbs')).toBeVisible();
  expect(screen.getAllByText('in')).toHaveLength(3);

  await user.clear(field('Width'));
  await user.type(field('Width'), '2.5');
  await user.clear(field('Weight'));
  await user.type(field('Weight'), '1');

  expect(valueOf('dimensions')).toEqual({ length: '10', width: '2.5', height: '9' });
  expect(valueOf('weight')).toBe('1');
});

test('shows an error for an ambiguous weight', async () => {
  const { user, valueOf } = await renderShipping({ host: COMMA });
  await user.clear(field('Weight'));
  await user.type(field('Weight'), '0.250');
  await user.tab();
  expect(field('Weight')).toHaveValue('0,250');
  expect(valueOf('weight')).toBe('0.250');

  await user.clear(field('Weight'));
  await user.type(field('Weight'), '1.250');
  await user.tab();
  expect(field('Weight')).toHaveValue('1.250');
  expect(field('Weight')).toHaveAccessibleDescription(/enter either 1250 or 1,250/);

  await user.clear(field('Weight'));
  await user.type(field('Weight'), '1,250');
  expect(field('Weight')).toBeValid();
  expect(valueOf('weight')).toBe('1.250');
});

test('selects a shipping class', async () => {
  const { user, valueOf } = await renderShipping();

  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Shipping class' }),
    await screen.findByRole('option', { name: 'Fragile' }),
  );

  expect(valueOf('shipping_class')).toBe('fragile');
});

test('makes each dimension a separate undo step', async () => {
  const { user, steps } = await renderShipping();

  await user.type(field('Width'), '12');
  await user.type(field('Height'), '34');

  expect(steps()).toEqual(['Width', 'Height']);
});

test.each(['Width', 'Length', 'Height', 'Weight'])('%s must be higher than zero', async (name) => {
  const { user } = await renderShipping();

  await user.clear(field(name));
  await user.type(field(name), '0');

  expect(field(name)).toHaveAccessibleDescription(`${name} must be higher than zero.`);
});

test('highlights the focused dimension in the illustration', async () => {
  const { user, container } = await renderShipping();
  const marked = () => container.querySelectorAll('.is-active').length;

  await user.click(field('Length'));
  expect(marked()).toBe(1);
  await user.click(field('Weight'));

  expect(marked()).toBe(0);
});

test('hides dimensions and keeps their values when the product is virtual', async () => {
  const { user, valueOf } = await renderShipping();

  await user.click(screen.getByRole('checkbox', { name: 'Virtual' }));

  expect(valueOf('virtual')).toBe(true);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(valueOf('weight')).toBe('0.4');
});

test.each(['external', 'grouped'])('is hidden for %s products', (type) => {
  expect(shippingSection().isShown?.({ type } as never)).toBe(false);
});
