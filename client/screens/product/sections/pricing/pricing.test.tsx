import { act, screen } from '@testing-library/react';
import { buildHost, US_DOLLARS, spyOnTracks } from '@admin/testing';
import { renderSection } from '../../testing/render-section';
import { pricingSection } from './pricing';

const BERLIN = buildHost({ admin: { timeZone: 'Europe/Berlin' } });
const EURO = buildHost({
  settings: {
    currency: {
      ...US_DOLLARS,
      symbol: '€',
      symbolPosition: 'right_space',
      decimalSeparator: ',',
      thousandSeparator: '.',
    },
  },
});

const listPrice = () => screen.getByRole('textbox', { name: 'List price' });
const salePrice = () => screen.getByRole('textbox', { name: 'Sale price' });

test("accepts prices in the store's format and saves them with a decimal point", async () => {
  const { user, valueOf } = await renderSection(pricingSection(), { host: EURO });
  expect(listPrice()).toHaveValue('12,50');

  await user.clear(listPrice());
  await user.type(listPrice(), '1.234,');
  expect(listPrice()).toHaveValue('1.234,');
  await user.type(listPrice(), '5');
  await user.tab();

  expect(listPrice()).toHaveValue('1234,5');
  expect(valueOf('regular_price')).toBe('1234.5');
});

test('keeps invalid text and shows an error', async () => {
  const { user, valueOf } = await renderSection(pricingSection());

  await user.clear(listPrice());
  await user.type(listPrice(), '12 pounds');

  expect(listPrice()).toHaveValue('12 pounds');
  expect(listPrice()).toHaveAccessibleDescription(/^Please enter a price with one monetary decimal point/);
  expect(valueOf('regular_price')).toBe('12 pounds');
});

test('accepts a currency symbol', async () => {
  const { user, valueOf } = await renderSection(pricingSection());

  await user.clear(listPrice());
  await user.type(listPrice(), '$12');
  await user.tab();

  expect(listPrice()).toHaveValue('12');
  expect(valueOf('regular_price')).toBe('12');
});

test('reads a price below one as decimal', async () => {
  const { user, valueOf } = await renderSection(pricingSection());

  await user.clear(listPrice());
  await user.type(listPrice(), '0,500');
  await user.tab();

  expect(listPrice()).toHaveValue('0.500');
  expect(valueOf('regular_price')).toBe('0.500');
});

test('changes a price by one on arrow keys', async () => {
  const { user, valueOf } = await renderSection(pricingSection());

  await user.type(listPrice(), '{ArrowUp}{ArrowUp}{ArrowDown}');
  await user.type(salePrice(), '{ArrowDown}');

  expect(listPrice()).toHaveValue('13.50');
  expect(valueOf('sale_price')).toBe('0');
});

test('requires a lower sale price and shows the discount', async () => {
  const { user } = await renderSection(pricingSection());

  await user.type(salePrice(), '12.50');
  expect(salePrice()).toHaveAccessibleDescription('Sale price cannot be equal to or higher than list price.');
  await user.clear(salePrice());
  await user.type(salePrice(), '10');

  expect(salePrice()).toHaveAccessibleDescription('20% below list price');
});

test('combines typing in a field into one undo step', async () => {
  const { user, steps, undo } = await renderSection(pricingSection());
  await user.clear(listPrice());
  await user.type(listPrice(), '20');
  expect(steps()).toEqual(['List price']);

  act(() => void undo());

  expect(listPrice()).toHaveValue('12.50');
});

test("schedules a sale from today in the store's time zone, as one undo step", async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T23:30:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
  const hear = spyOnTracks();
  const { user, valueOf, steps } = await renderSection(pricingSection(), {
    product: { sale_price: '10' },
    host: BERLIN,
    advanceTimers: jest.advanceTimersByTime,
  });

  await user.click(screen.getByRole('checkbox', { name: 'Schedule sale' }));

  // 00:30 in Berlin.
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-21');
  expect(valueOf('date_on_sale_from_gmt')).toBe('2026-11-20T23:00:00');
  expect(valueOf('date_on_sale_to_gmt')).toBeNull();
  expect(steps()).toEqual(['Schedule sale']);
  expect(hear).toHaveBeenCalledWith('product_pricing_schedule_sale_toggle_click', { enabled: true });
});

test('includes the last day of a sale', async () => {
  const { user, valueOf } = await renderSection(pricingSection(), {
    product: { sale_price: '10', date_on_sale_from_gmt: '2026-11-19T23:00:00' },
    host: BERLIN,
  });

  await user.type(screen.getByLabelText('To'), '2026-11-30');
  expect(valueOf('date_on_sale_to_gmt')).toBe('2026-11-30T22:59:59');
  await user.clear(screen.getByLabelText('To'));
  await user.type(screen.getByLabelText('To'), '2026-11-01');

  expect(screen.getByLabelText('To')).toHaveAccessibleDescription(
    'The end date of the sale must be after the start date.',
  );
});

test('allows clearing the start date', async () => {
  const { user, valueOf } = await renderSection(pricingSection(), { product: { sale_price: '10' } });
  await user.click(screen.getByRole('checkbox', { name: 'Schedule sale' }));

  await user.clear(screen.getByLabelText('From'));

  expect(valueOf('date_on_sale_from_gmt')).toBeNull();
  expect(screen.getByLabelText('From')).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription('Leave empty to start now');
});

test('clears both dates when scheduling is turned off', async () => {
  const { user, valueOf } = await renderSection(pricingSection(), {
    product: {
      sale_price: '10',
      date_on_sale_from_gmt: '2026-11-01T09:30:00',
      date_on_sale_to_gmt: '2026-11-30T23:59:59',
    },
  });
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription('At 09:30');

  await user.click(screen.getByRole('checkbox', { name: 'Schedule sale' }));

  expect(valueOf('date_on_sale_from_gmt')).toBeNull();
  expect(valueOf('date_on_sale_to_gmt')).toBeNull();
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
});

test('disables scheduling without a sale price', async () => {
  await renderSection(pricingSection());

  expect(screen.getByRole('checkbox', { name: 'Schedule sale' })).toBeDisabled();
});

test.each([
  ['yes', /^Per your store settings ?, tax is included in the price\.$/],
  ['no', /^Per your store settings ?, tax is not included in the price\.$/],
] as const)('says whether prices include tax: %s', async (included, expected) => {
  await renderSection(pricingSection(), {
    settings: {
      general: { woocommerce_calc_taxes: 'yes' },
      tax: { woocommerce_prices_include_tax: included },
    },
  });

  expect(listPrice()).toHaveAccessibleDescription(expected);
  expect(screen.getByRole('link', { name: 'store settings' })).toHaveAttribute(
    'href',
    'http://localhost/wp-admin/admin.php?page=wc-settings&tab=tax',
  );
});

test.each([
  ['variable', 'Each variation has its own price.'],
  ['grouped', 'Each product in the group has its own price.'],
])('shows no prices for a %s product', async (type, expected) => {
  await renderSection(pricingSection(), { product: { type, regular_price: '' } });

  expect(screen.getByText(expected)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('shows prices read-only', async () => {
  const { user, valueOf } = await renderSection(pricingSection(), {
    isReadOnly: true,
    product: { sale_price: '10', date_on_sale_to_gmt: '2026-11-30T23:59:59' },
  });

  await user.type(listPrice(), '{ArrowUp}');

  expect(listPrice()).toBeDisabled();
  expect(listPrice()).toHaveValue('12.50');
  expect(screen.getByLabelText('To')).toBeDisabled();
  expect(valueOf('regular_price')).toBe('12.50');
});
