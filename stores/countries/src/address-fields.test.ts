/** @jest-environment node */

import {
  clearHiddenFields,
  getAddressFields,
  validateAddress,
  type AddressValues,
  type Locale,
} from './index';

const buildAddress = (values: Partial<AddressValues> = {}): AddressValues => ({
  addressLine1: '1 Quay Street',
  addressLine2: '',
  city: 'Bristol',
  countryState: 'GB',
  postCode: 'BS1 1AA',
  ...values,
});

describe('fields', () => {
  test.each<[string, Locale | undefined, Record<string, string>]>([
    [
      'the default locale',
      undefined,
      { countryState: 'Country / Region', addressLine1: 'Address', city: 'City', postCode: 'Post code' },
    ],
    [
      'the United States',
      { postcode: { label: 'ZIP Code' }, state: { label: 'State' } },
      { countryState: 'Country / Region — State', postCode: 'ZIP Code' },
    ],
    [
      'Canada',
      { postcode: { label: 'Postal code' }, state: { label: 'Province' } },
      { countryState: 'Country / Region — Province', postCode: 'Postal code' },
    ],
    ['Australia', { city: { label: 'Suburb' } }, { city: 'Suburb' }],
    [
      'Germany, which has no states',
      { state: { label: 'State / County', required: false, hidden: true } },
      { countryState: 'Country / Region' },
    ],
  ])('have the labels of %s', (_, locale, labels) => {
    const fields = Object.entries(getAddressFields(locale)).map(([name, { label }]) => [name, label]);

    expect(Object.fromEntries(fields)).toMatchObject(labels);
  });

  test.each<[string, Locale, string, boolean, boolean]>([
    ['required by default', {}, 'postCode', true, false],
    ['optional if the locale says so', { postcode: { required: false } }, 'postCode', false, false],
    [
      'hidden if the locale says so',
      { postcode: { required: false, hidden: true } },
      'postCode',
      false,
      true,
    ],
    ['never required while hidden', { city: { required: true, hidden: true } }, 'city', false, true],
    ['optional for the second line', {}, 'addressLine2', false, false],
    ['required for the country', { country: { required: false } }, 'countryState', true, false],
  ])('are %s', (_, locale, name, isRequired, isHidden) => {
    expect(new Map(Object.entries(getAddressFields(locale))).get(name)).toMatchObject({
      isRequired,
      isHidden,
    });
  });

  test('have autocomplete tokens', () => {
    const { addressLine1, postCode } = getAddressFields({ address_1: { autocomplete: 'street-address' } });

    expect([addressLine1.autoComplete, postCode.autoComplete]).toEqual(['street-address', 'postal-code']);
  });
});

describe('validation', () => {
  const ALL = {
    addressLine1: 'Please enter an address',
    countryState: 'Please select a country / region',
    city: 'Please enter a city',
    postCode: 'Please enter a post code',
  };
  const blank = { addressLine1: '  ', city: '', countryState: '', postCode: '' };

  test.each<[string, Partial<AddressValues>, Locale, object]>([
    ['accepts a complete address', {}, {}, {}],
    ['requires all missing fields with exact messages', blank, {}, ALL],
    [
      'does not require fields that the locale hides',
      { postCode: '' },
      { postcode: { hidden: true, required: true } },
      {},
    ],
    [
      'does not require fields that are optional in the locale',
      { city: '' },
      { city: { required: false } },
      {},
    ],
    ['never requires the second line', { addressLine2: '' }, { address_2: {} }, {}],
    [
      'requires a country even if the locale does not',
      { countryState: '' },
      { country: { required: false } },
      { countryState: 'Please select a country / region' },
    ],
  ])('%s', (_, values, locale, errors) => {
    expect(validateAddress(buildAddress(values), getAddressFields(locale))).toEqual(errors);
  });

  test('accepts an untouched form', () => {
    expect(validateAddress({}, getAddressFields(undefined))).toEqual(ALL);
  });
});

describe('clearing', () => {
  const fields = getAddressFields({ postcode: { hidden: true } });

  test('clears only the fields that the locale hides', () => {
    expect(clearHiddenFields(buildAddress(), fields)).toEqual(buildAddress({ postCode: '' }));
  });

  test('returns the same address if nothing needs clearing', () => {
    const address = buildAddress({ postCode: '' });

    expect(clearHiddenFields(address, fields)).toBe(address);
  });
});
