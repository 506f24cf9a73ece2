/** @jest-environment node */

import { parseProductTypes } from './schemas';
import { getCartUrl, getThemeLabel, type Theme } from './index';
import { getPurchasableProducts } from './purchases';

const productTypes = parseProductTypes({
  physical: { label: 'Physical products', default: true },
  memberships: { label: 'Memberships', product: 958_589 },
  bookings: { label: 'Bookings', product: 390_890, slug: 'acme-bookings', description: 'By the hour.' },
});
const buildTheme = (overrides: Partial<Theme> = {}): Theme => ({
  slug: 'harbor',
  title: 'Harbor',
  price: '$79.00',
  isInstalled: false,
  image: '',
  excerpt: 'For goods.',
  productId: 12,
  ...overrides,
});
const nothing = { profile: {}, productTypes, themes: [], installedPlugins: [] };

describe('items to buy', () => {
  test.each([
    [
      'types that need an extension',
      ['physical', 'memberships', 'bookings'],
      [],
      ['Memberships', 'Bookings'],
    ],
    ['none that is installed, with the slug from the response', ['bookings'], ['acme-bookings'], []],
    ['none that is installed, with a known slug', ['memberships'], ['woocommerce-memberships'], []],
    ['none that is not selected', [], [], []],
  ] as const)('product types: %s', (_, chosen, installedPlugins, labels) => {
    const profile = { product_types: [...chosen] };

    const products = getPurchasableProducts({ ...nothing, profile, installedPlugins });

    expect(products.map(({ label }) => label)).toEqual(labels);
  });

  test.each([
    ['a paid theme', buildTheme(), ['Harbor — $79.00 per year']],
    ['no free theme', buildTheme({ price: '0.00' }), []],
    ['no installed theme', buildTheme({ isInstalled: true }), []],
    ['no theme that is not selected', buildTheme({ slug: 'other' }), []],
  ])('themes: %s', (_, theme, labels) => {
    const products = getPurchasableProducts({ ...nothing, profile: { theme: 'harbor' }, themes: [theme] });

    expect(products.map(({ label }) => label)).toEqual(labels);
  });

  test('returns no items for an empty profile', () => {
    expect(getPurchasableProducts(nothing)).toEqual([]);
  });
});

test('shows only the name of a free theme', () => {
  expect(getThemeLabel(buildTheme({ price: '0.00' }))).toBe('Harbor');
});

test.each([
  [[958_589, 390_890], 'https://woocommerce.com/cart?wccom-replace-with=958589,390890'],
  [[958_589, null], 'https://woocommerce.com/cart?wccom-replace-with=958589'],
  [[null], undefined],
  [[], undefined],
])('the cart of %j is %s', (ids, url) => {
  expect(getCartUrl(ids.map((id) => ({ id, label: '', description: '' })))).toBe(url);
});

test('uses the cart URL of the host if there is one', () => {
  const products = [{ id: 12, label: '', description: '' }];

  expect(getCartUrl(products, 'https://store.example/cart')).toBe(
    'https://store.example/cart?wccom-replace-with=12',
  );
});
