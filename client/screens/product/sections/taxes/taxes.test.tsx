import { screen, within } from '@testing-library/react';
import { buildError, api } from '@admin/testing';
import { renderSection } from '../../testing/render-section';
import { taxesSection } from './taxes';

const CLASSES = [
  { slug: 'standard', name: 'Standard rate' },
  { slug: 'reduced-rate', name: 'Reduced rate' },
];
const taxed = (included: 'yes' | 'no') =>
  ({
    general: {
      woocommerce_calc_taxes: 'yes',
      woocommerce_default_country: 'US:CA',
      woocommerce_store_postcode: '90210',
    },
    tax: { woocommerce_prices_include_tax: included },
  }) as const;
const buildRate = (rate: object = {}) => ({
  id: 1,
  country: 'US',
  state: 'CA',
  postcodes: [],
  cities: [],
  rate: '10.0000',
  name: 'State tax',
  priority: 1,
  compound: false,
  ...rate,
});
const ratesOf = (taxClass: string) => api.get('/wc/v3/taxes', { class: taxClass, per_page: 100 });
const offerClasses = () => api.get('/wc/v3/taxes/classes').reply(200, CLASSES);

test('selects tax status and tax class', async () => {
  offerClasses();
  const { user, valueOf } = await renderSection(taxesSection());

  await user.click(screen.getByRole('radio', { name: 'Only shipping' }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Tax class' }),
    await screen.findByRole('option', { name: 'Reduced rate' }),
  );

  expect(valueOf('tax_status')).toBe('shipping');
  expect(valueOf('tax_class')).toBe('reduced-rate');
});

test('saves the standard class as an empty string', async () => {
  offerClasses();
  const { user, valueOf } = await renderSection(taxesSection(), { product: { tax_class: 'reduced-rate' } });

  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Tax class' }),
    await screen.findByRole('option', { name: 'Standard rate' }),
  );

  expect(valueOf('tax_class')).toBe('');
});

test('offers "Same as parent" for a variation', async () => {
  offerClasses();
  await renderSection(taxesSection(), { variation: true, product: { tax_class: 'parent' } });

  expect(await screen.findByRole('option', { name: 'Reduced rate' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Tax class' })).toHaveDisplayValue('Same as parent');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test("shows the current class when classes can't be loaded, and retries", async () => {
  api.get('/wc/v3/taxes/classes').reply(500, buildError('internal', 500, 'Broken.'));
  const { user, valueOf } = await renderSection(taxesSection(), { product: { tax_class: 'books' } });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('combobox', { name: 'Tax class' })).toHaveDisplayValue('books');
  offerClasses();

  await user.click(retry);

  expect(await screen.findByRole('option', { name: 'Reduced rate' })).toBeInTheDocument();
  expect(valueOf('tax_class')).toBe('books');
});

test.each([
  ['no', '$12.50', '$1.25', '$13.75'],
  ['yes', '$11.36', '$1.14', '$12.50'],
] as const)('with prices including tax: %s, shows net, tax and gross', async (included, net, tax, gross) => {
  offerClasses();
  ratesOf('standard').reply(200, [buildRate(), buildRate({ id: 2, state: 'NY', rate: '4' })]);
  await renderSection(taxesSection(), { settings: taxed(included) });

  const [without, part, both] = within(await screen.findByLabelText('Tax at the store address')).getAllByRole(
    'definition',
  );

  expect(without).toHaveTextContent(net);
  expect(part).toHaveTextContent(tax);
  expect(both).toHaveTextContent(gross);
  expect(screen.getByText('Tax at the store address (10%)')).toBeVisible();
});

test('shows no tax when the product is not taxable', async () => {
  offerClasses();
  ratesOf('standard').reply(200, [buildRate()]);
  const { user } = await renderSection(taxesSection(), { settings: taxed('no') });
  expect(await screen.findByText('$13.75')).toBeVisible();

  await user.click(screen.getByRole('radio', { name: "Don't charge tax" }));

  expect(screen.queryByText('$13.75')).not.toBeInTheDocument();
});

test('shows no tax when there are too many rates', async () => {
  const classes = offerClasses();
  const rates = ratesOf('standard').reply(200, [buildRate()], { 'X-WP-Total': '2000' });
  await renderSection(taxesSection(), { settings: taxed('no') });

  await screen.findByRole('option', { name: 'Reduced rate' });

  expect(classes.isDone() && rates.isDone()).toBe(true);
  expect(screen.queryByLabelText('Tax at the store address')).not.toBeInTheDocument();
});
