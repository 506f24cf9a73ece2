/** @jest-environment node */
import { suggestSku, validateIdentifiers } from './sku';

test.each([
  ['12 oz Coffee Mug', '12-oz-coffee-mug'],
  ['  Café Set, large! ', 'cafe-set-large'],
  ['Men’s T-Shirt', 'mens-t-shirt'],
  ['Чайник синий', 'чайник-синий'],
  ['茶 壶', '茶-壶'],
  ['!!!', ''],
  ['', ''],
  ['a'.repeat(99) + ' b', 'a'.repeat(99)],
])('suggests for "%s" the SKU "%s"', (name, expected) => {
  expect(suggestSku(name)).toBe(expected);
});

test.each([
  [undefined, true],
  ['', true],
  ['978-3-16-148410-0', true],
  ['4006381333931', true],
  ['ISBN 3', false],
])('global unique ID %p is valid: %s', (global_unique_id, isFine) => {
  const errors = validateIdentifiers(global_unique_id === undefined ? {} : { global_unique_id });

  expect(Object.keys(errors)).toEqual(isFine ? [] : ['global_unique_id']);
});
