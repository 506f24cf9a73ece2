import { screen } from '@testing-library/react';
import { renderSection } from '../../testing-section';
import { shippingSection } from './index';

const UNITS = { products: { woocommerce_weight_unit: 'lbs', woocommerce_dimension_unit: 'in' } };
const field = (name: string) => screen.getByRole('textbox', { name });

test('measures are typed in the units of the shop', async () => {
  const { user, valueOf } = await renderSection(shippingSection(), { settings: UNITS });
  expect(screen.getByText('lbs')).toBeVisible();
  expect(screen.getAllByText('in')).toHaveLength(3);

  await user.clear(field('Width'));
  await user.type(field('Width'), '2.5');
  await user.clear(field('Weight'));
  await user.type(field('Weight'), '1');

  expect(valueOf('dimensions')).toEqual({ length: '10', width: '2.5', height: '9' });
  expect(valueOf('weight')).toBe('1');
});

test('each side is a step of its own', async () => {
  const { user, steps } = await renderSection(shippingSection());

  await user.type(field('Width'), '12');
  await user.type(field('Height'), '34');

  expect(steps()).toEqual(['Width', 'Height']);
});

test.each(['Width', 'Length', 'Height', 'Weight'])('%s must be more than nothing', async (name) => {
  const { user } = await renderSection(shippingSection());

  await user.clear(field(name));
  await user.type(field(name), '0');

  expect(field(name)).toHaveAccessibleDescription(`${name} must be higher than zero.`);
});

test('the side that is filled in is marked in the drawing', async () => {
  const { user, container } = await renderSection(shippingSection());
  const marked = () => container.querySelectorAll('.is-active').length;

  await user.click(field('Length'));
  expect(marked()).toBe(1);
  await user.click(field('Weight'));

  expect(marked()).toBe(0);
});

test('what is not shipped has nothing to measure, and keeps what was there', async () => {
  const { user, valueOf } = await renderSection(shippingSection());

  await user.click(screen.getByRole('checkbox', { name: 'Virtual' }));

  expect(valueOf('virtual')).toBe(true);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(valueOf('weight')).toBe('0.4');
});

test.each(['external', 'grouped'])('%s products are not shipped by this shop', (type) => {
  expect(shippingSection().isShown?.({ type } as never)).toBe(false);
});
