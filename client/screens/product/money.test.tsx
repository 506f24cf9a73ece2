import { screen, within } from '@testing-library/react';
import { api } from '@admin/testing';
import { buildProduct, PATH, serveProduct, renderProduct } from './testing/render-product';

/* Amounts from keyboard input to the server and back, in stores with different number formats. */

const SHOPS = [
  {
    shop: 'with a comma and two decimals',
    currency: {
      code: 'EUR',
      symbol: '€',
      symbolPosition: 'right_space',
      priceFormat: '%2$s\u00a0%1$s',
      decimalSeparator: ',',
      thousandSeparator: '.',
    },
    typed: '1.234,50',
    sent: '1234.50',
    field: '1234,50',
    shown: '1.234,50 €',
    withTax: '1.357,95 €',
  },
  {
    shop: 'without decimals',
    currency: { code: 'JPY', symbol: '¥', precision: 0 },
    typed: '1,200',
    sent: '1200',
    field: '1200',
    shown: '¥1,200',
    withTax: '¥1,320',
  },
  {
    shop: 'with three decimals',
    currency: { code: 'KWD', symbol: 'KD', precision: 3 },
    typed: '12.345',
    sent: '12.345',
    field: '12.345',
    shown: 'KD12.345',
    withTax: 'KD13.580',
  },
];

const RATE = { id: 1, country: 'US', state: 'CA', postcodes: [], cities: [], rate: '10', priority: 1 };

const open = (currency: object) =>
  renderProduct({
    tab: 'pricing',
    currency: { ...currency },
    general: { woocommerce_calc_taxes: 'yes', woocommerce_default_country: 'US:CA' },
    tax: { woocommerce_prices_include_tax: 'no' },
  });

test.each(SHOPS)(
  'enters, saves, taxes and reloads a price in a store $shop',
  async ({ currency, typed, sent, field, shown, withTax }) => {
    api
      .get('/wc/v3/taxes/classes')
      .times(2)
      .reply(200, [{ slug: 'standard', name: 'Standard rate' }]);
    api.get('/wc/v3/taxes', { class: 'standard', per_page: 100 }).times(2).reply(200, [RATE]);
    serveProduct(buildProduct({ tax_status: 'taxable', tax_class: '' }));
    const first = open(currency);
    const price = await screen.findByRole('textbox', { name: 'List price' });
    await first.user.clear(price);
    await first.user.type(price, typed);

    const tax = within(await screen.findByLabelText('Tax at the store address'));
    expect(tax.getByText(withTax)).toBeVisible();
    const seen = within(screen.getByRole('region', { name: 'Preview' }));
    expect(seen.getByText(shown)).toBeVisible();
    serveProduct(buildProduct({ tax_status: 'taxable', tax_class: '' }));
    const saved = buildProduct({ tax_status: 'taxable', tax_class: '', regular_price: sent });
    api.put(`${PATH}/12`, { regular_price: sent }).reply(200, saved);
    await first.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Product successfully updated.')).toBeInTheDocument();
    first.unmount();

    serveProduct(saved);
    open(currency);
    expect(await screen.findByRole('textbox', { name: 'List price' })).toHaveValue(field);
    expect(await screen.findByText(withTax)).toBeVisible();
  },
);
