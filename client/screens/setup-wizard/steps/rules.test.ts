import {
  getVisibleQuestions,
  toBusinessPatch,
  validateBusiness,
  type BusinessValues,
} from './business-rules';
import { isIndustryAvailable, removeUnavailableIndustries } from './available-industries';
import { toIndustries } from './industry';
import { createRevenueFormat } from './revenue';
import { formatPlanPrice } from './format-price';
import { includesPayments } from './subscriptions';
import { validateEmail } from './validate-email';

const NOTHING: BusinessValues = {
  products: '',
  venues: '',
  employees: '',
  revenue: '',
  platform: '',
  platformName: '',
  isForClient: false,
};

test.each([
  ['stores that sell nowhere else', { venues: 'no', platform: '' }, []],
  ['brick-and-mortar stores', { venues: 'brick-mortar', platform: '' }, ['employees', 'revenue']],
  [
    'stores with another WooCommerce store',
    { venues: 'other-woocommerce', platform: '' },
    ['employees', 'revenue'],
  ],
  ['stores on another platform', { venues: 'other', platform: '' }, ['employees', 'revenue', 'platform']],
  [
    'stores on an unlisted platform',
    { venues: 'brick-mortar-other', platform: 'other' },
    ['employees', 'revenue', 'platform', 'platformName'],
  ],
])('%s see the relevant questions', (_, values, more) => {
  expect([...getVisibleQuestions(values)]).toEqual(['products', 'venues', ...more]);
});

test('requires visible questions and discards answers to hidden ones', () => {
  const values: BusinessValues = {
    ...NOTHING,
    products: '0',
    venues: 'no',
    employees: '10-50',
    platform: 'etsy',
    platformName: 'Harbor',
  };

  expect(Object.keys(validateBusiness(NOTHING))).toEqual(['products', 'venues']);
  expect(validateBusiness({ ...values, venues: 'other', platform: 'other', platformName: ' ' })).toEqual({
    revenue: 'This field is required',
    platformName: 'This field is required',
  });
  expect(validateBusiness(values)).toEqual({});
  expect(toBusinessPatch(values)).toEqual({ product_count: '0', selling_venues: 'no', setup_client: false });
});

test.each([
  ['US', 'USD', 'USD2,500'],
  ['AT', 'EUR', 'EUR2,000'],
  ['GB', 'GBP', 'GBP2,000'],
  ['IN', 'INR', 'INR180,000'],
  ['VN', 'VND', 'VND60,000,000'],
  ['CH', 'CHF', 'CHF3,000'],
])('formats revenue in %s in rounded local currency', (country, code, formatted) => {
  const currency = {
    code,
    symbol: code,
    symbolPosition: 'left',
    precision: 2,
    thousandSeparator: ',',
    decimalSeparator: '.',
  } as const;

  expect(createRevenueFormat({ country, currency })(2500)).toBe(formatted);
});

test.each([
  [239, true, '$19.92 per month'],
  [240, true, '$20 per month'],
  [1239, false, '$1,239 per year'],
])('formats %d dollars a year as a plan price', (yearly, isMonthly, words) => {
  expect(formatPlanPrice(yearly, isMonthly)).toBe(words);
});

test.each([
  ['an empty value', '', false, undefined],
  ['a valid address', ' owner@shop.example ', true, undefined],
  ['an empty value with marketing consent', '', true, 'Please enter your email address to subscribe'],
  ['an invalid address', 'owner@shop', false, 'Invalid email address'],
])('validates %s as email address', (_, storeEmail, agreesToMarketing, message) => {
  expect(validateEmail({ storeEmail, agreesToMarketing }).storeEmail).toBe(message);
});

test('allows hemp only in the United States', () => {
  const hemp = { slug: 'cbd-other-hemp-derived-products' };
  const food = { slug: 'food-drink' };

  expect(isIndustryAvailable(hemp.slug, 'US:CA')).toBe(true);
  expect(isIndustryAvailable(hemp.slug, 'AT')).toBe(false);
  expect(removeUnavailableIndustries({ industry: [food, hemp] }, 'AT')).toEqual({ industry: [food] });
  expect(removeUnavailableIndustries({ industry: [food, hemp] }, 'US:NY')).toEqual({});
  expect(removeUnavailableIndustries({}, 'AT')).toEqual({});
});

test('saves descriptions only for industries that have one', () => {
  const choices = [
    { slug: 'food', label: 'Food', detailLabel: '' },
    { slug: 'other', label: 'Other', detailLabel: 'Description' },
  ];
  const values = { industries: 'food,other', 'detail-food': 'Cheese', 'detail-other': ' Boats ' };

  expect(toIndustries(values, choices)).toEqual([{ slug: 'food' }, { slug: 'other', detail: 'Boats' }]);
  expect(toIndustries({ ...values, 'detail-other': ' ' }, choices)).toEqual([
    { slug: 'food' },
    { slug: 'other' },
  ]);
});

describe('payments extension', () => {
  const SHOP = { country: 'US', hasSubscriptions: true, canInstall: true, isActive: false };
  const buildType = (productId: number | null) => ({
    id: 'subscriptions',
    label: 'Subscriptions',
    isDefault: false,
    productId,
    slug: null,
    description: '',
    moreUrl: null,
    yearlyPrice: null,
  });

  test.each([
    ['is included for subscriptions', SHOP, null, ['subscriptions'], true],
    ['is not included without subscriptions', SHOP, null, ['physical'], false],
    ['is not included if subscriptions must be purchased', SHOP, 27147, ['subscriptions'], false],
    ['is not included in other countries', { ...SHOP, country: 'AT' }, null, ['subscriptions'], false],
    ['is not included if it is active', { ...SHOP, isActive: true }, null, ['subscriptions'], false],
    [
      "is not included if the user can't install plugins",
      { ...SHOP, canInstall: false },
      null,
      ['subscriptions'],
      false,
    ],
    [
      'is not included without the subscriptions feature',
      { ...SHOP, hasSubscriptions: false },
      null,
      ['subscriptions'],
      false,
    ],
  ])('%s', (_, shop, productId, chosen, isBrought) => {
    expect(includesPayments(chosen, [buildType(productId)], shop)).toBe(isBrought);
  });
});
