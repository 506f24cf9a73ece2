/** @jest-environment node */

import { fromAddressForm, isAddressComplete, toAddressForm } from './index';

const settings = {
  woocommerce_store_address: '1 Quay Street',
  woocommerce_store_address_2: 'Floor 2',
  woocommerce_store_city: 'Bristol',
  woocommerce_default_country: 'US:CA',
  woocommerce_store_postcode: '90001',
};
const form = {
  addressLine1: '1 Quay Street',
  addressLine2: 'Floor 2',
  city: 'Bristol',
  countryState: 'US:CA',
  postCode: '90001',
};

test('converts settings to form values and back', () => {
  expect(toAddressForm(settings)).toEqual(form);
  expect(fromAddressForm(form)).toEqual(settings);
});

test('uses empty strings for missing values', () => {
  const empty = { addressLine1: '', addressLine2: '', city: '', countryState: '', postCode: '' };

  expect(toAddressForm(undefined)).toEqual(empty);
  expect(toAddressForm({ woocommerce_store_city: 'Bath' })).toEqual({ ...empty, city: 'Bath' });
});

test('trims typed values before saving', () => {
  expect(fromAddressForm({ ...form, city: ' Bristol ' }).woocommerce_store_city).toBe('Bristol');
});

test.each([
  ['with all fields', {}, true],
  ['without a second line and a city', { woocommerce_store_address_2: '', woocommerce_store_city: '' }, true],
  ['without the street', { woocommerce_store_address: '' }, false],
  ['without the country', { woocommerce_default_country: '' }, false],
  ['with a blank postcode', { woocommerce_store_postcode: ' ' }, false],
])('an address %s', (_, missing, isComplete) => {
  expect(isAddressComplete({ ...settings, ...missing })).toBe(isComplete);
});

test('an unknown address is not complete', () => {
  expect(isAddressComplete(undefined)).toBe(false);
});
