import type { ProductRecord } from '@admin/store-product';
import { buildProduct, buildStoreSettings } from '../testing/records';
import type { StoreSettings } from './store-settings';
import { getPriceLine, getShippingLine, getStockLine, getVisibilityLine } from './storefront-view';

const DOLLAR = buildStoreSettings().currency;
const EURO = {
  ...DOLLAR,
  code: 'EUR',
  symbol: '€',
  symbolPosition: 'right_space',
  decimalSeparator: ',',
  thousandSeparator: '.',
} as const;
const SALE = { regular_price: '12.50', sale_price: '10' };

test.each<[Partial<ProductRecord>, Partial<StoreSettings['currency']>, object]>([
  [{ regular_price: '12.5' }, {}, { price: '$12.50', before: '' }],
  [{ regular_price: '0' }, {}, { price: '$0.00', before: '' }],
  [{ regular_price: '' }, {}, { price: '', before: '' }],
  [{ regular_price: '12,x' }, {}, { price: '', before: '' }],
  [SALE, {}, { price: '$10.00', before: '$12.50' }],
  [{ ...SALE, sale_price: '13' }, {}, { price: '$12.50', before: '' }],
  [{ ...SALE, date_on_sale_from_gmt: '2026-11-21T00:00:00' }, {}, { price: '$12.50', before: '' }],
  [{ ...SALE, date_on_sale_to_gmt: '2026-11-20T11:00:00' }, {}, { price: '$12.50', before: '' }],
  [{ ...SALE, date_on_sale_to_gmt: '2026-11-20T23:59:59' }, {}, { price: '$10.00', before: '$12.50' }],
  [{ regular_price: '1234.5' }, EURO, { price: '1.234,50\u00a0€', before: '' }],
  [{ regular_price: '1234.5' }, { precision: 0 }, { price: '$1,235', before: '' }],
  [{ regular_price: '1.2345' }, { precision: 3 }, { price: '$1.235', before: '' }],
  [
    { regular_price: '1' },
    { precision: 1, symbolPosition: 'left_space' },
    { price: '$\u00a01.0', before: '' },
  ],
  [{ type: 'external', regular_price: '5' }, {}, { price: '$5.00', before: '' }],
])('formats the price of %p with %p as %p', (product, currency, expected) => {
  const shop = buildStoreSettings({ currency: { ...DOLLAR, ...currency } });

  expect(getPriceLine(buildProduct(product), shop)).toEqual({ isSaved: false, ...expected });
});

test.each([
  ['', '', ''],
  ['<span class="amount"><bdi>$20.00</bdi></span> &ndash; <span>$30.00</span>', '$20.00 – $30.00', ''],
  [
    '<span><bdi>1.850&nbsp;د.ك</bdi></span> &ndash; <span><bdi>2.900&nbsp;د.ك</bdi></span>',
    '\u20681.850\u00a0د.ك\u2069 – \u20682.900\u00a0د.ك\u2069',
    '',
  ],
  ['<del aria-hidden="true"><span>$12.50</span></del> <ins><span>$10.00</span></ins>', '$10.00', '$12.50'],
  [
    '<del>$12</del> <span class="screen-reader-text">Original price was: $12.</span><ins>$10</ins>' +
      '<span class="screen-reader-text">Current price is: $10.</span>',
    '$10',
    '$12',
  ],
])("uses the server's price range for variable and grouped products: %s", (price_html, price, before) => {
  for (const type of ['variable', 'grouped']) {
    expect(getPriceLine(buildProduct({ type, price_html, regular_price: '' }), buildStoreSettings())).toEqual(
      {
        price,
        before,
        isSaved: true,
      },
    );
  }
});

const COUNTED = { manage_stock: true, stock_quantity: 4 };

test.each<[Partial<ProductRecord>, Partial<StoreSettings['stock']>, string]>([
  [{}, {}, 'In stock'],
  [{ stock_status: 'outofstock' }, {}, 'Out of stock'],
  [{ stock_status: 'onbackorder' }, {}, 'Available on backorder'],
  [COUNTED, {}, '4 in stock'],
  [{ ...COUNTED, stock_quantity: 0 }, {}, 'Out of stock'],
  [{ ...COUNTED, stock_quantity: 0, backorders: 'notify' }, {}, 'Available on backorder'],
  [COUNTED, { format: 'no_amount' }, 'In stock'],
  [COUNTED, { format: 'low_amount' }, 'In stock'],
  [{ ...COUNTED, stock_quantity: 2 }, { format: 'low_amount' }, 'Only 2 left in stock'],
  [{ ...COUNTED, low_stock_amount: 4 }, { format: 'low_amount' }, 'Only 4 left in stock'],
  [{ ...COUNTED, low_stock_amount: 0, stock_quantity: 1 }, { format: 'low_amount' }, 'In stock'],
  [COUNTED, { outOfStockThreshold: 4 }, 'Out of stock'],
  [COUNTED, { isCounted: false }, 'In stock'],
  [{ ...COUNTED, type: 'external' }, {}, 'In stock'],
])('stock of %p with %p is "%s"', (product, stock, expected) => {
  const shop = buildStoreSettings();

  expect(getStockLine(buildProduct(product), { ...shop, stock: { ...shop.stock, ...stock } })).toBe(expected);
});

test.each<[Partial<ProductRecord>, Partial<StoreSettings>, string]>([
  [{}, {}, 'Shipped · 0.4 kg · 10 × 8 × 9 cm'],
  [{}, { currency: { ...DOLLAR, ...EURO } }, 'Shipped · 0,4 kg · 10 × 8 × 9 cm'],
  [{ weight: '' }, {}, 'Shipped · 10 × 8 × 9 cm'],
  [{ weight: '', dimensions: { length: '10', width: '', height: '' } }, {}, 'Shipped · 10 cm'],
  [{ weight: '2 kg', dimensions: { length: '', width: '', height: '' } }, {}, 'Shipped'],
  [{ weight: '2' }, { weightUnit: '', dimensionUnit: '' }, 'Shipped · 2 · 10 × 8 × 9'],
  [{ virtual: true }, {}, 'Not shipped'],
  [{ virtual: true, downloadable: true }, {}, 'Not shipped (download)'],
  [{ type: 'external' }, {}, 'Sold and shipped by another site'],
  [{ type: 'grouped' }, {}, 'Each product in the group ships separately'],
])('shipping of %p with %p: %s', (product, shop, expected) => {
  expect(getShippingLine(buildProduct(product), buildStoreSettings(shop))).toBe(expected);
});

test.each<[Partial<ProductRecord>, Partial<StoreSettings>, string]>([
  [{}, {}, 'Shop and search results'],
  [{ catalog_visibility: 'catalog' }, {}, 'Shop only'],
  [{ catalog_visibility: 'search' }, {}, 'Search results only'],
  [{ catalog_visibility: 'hidden' }, {}, 'Hidden (direct link only)'],
  [{ status: 'draft' }, {}, 'Not published yet'],
  [{ status: 'auto-draft' }, {}, 'Not published yet'],
  [{ status: 'pending' }, {}, 'Not published yet'],
  [{ status: 'private' }, {}, 'Visible to store managers only'],
  [{ status: 'trash' }, {}, 'In the trash (not visible)'],
  [{ date_created_gmt: '2026-12-01T08:00:00' }, {}, 'Scheduled for 2026-12-01'],
  // The page's clock is updated once a minute.
  [{ date_created_gmt: '2026-11-20T12:00:59' }, {}, 'Shop and search results'],
  [{ status: 'future', date_created_gmt: '2026-12-01T08:00:00' }, {}, 'Scheduled for 2026-12-01'],
  [{ status: 'future', date_created_gmt: null }, {}, 'Scheduled'],
  [{ post_password: 'tea' }, {}, 'Password protected'],
  [{ stock_status: 'outofstock' }, { hidesSoldOut: true }, 'Hidden from lists while out of stock'],
  [{ stock_status: 'outofstock' }, {}, 'Shop and search results'],
])('visibility of %p with %p: %s', (product, shop, expected) => {
  expect(getVisibilityLine(buildProduct(product), buildStoreSettings(shop))).toBe(expected);
});
