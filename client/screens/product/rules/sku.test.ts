/** @jest-environment node */
import { suggestSku } from './sku';

test.each([
  ['12 oz Coffee Mug', '12-oz-coffee-mug'],
  ['  Café Set, large! ', 'cafe-set-large'],
  ['Men’s T-Shirt', 'mens-t-shirt'],
  ['Чайник синий', 'чайник-синий'],
  ['茶 壶', '茶-壶'],
  ['!!!', ''],
  ['', ''],
  ['a'.repeat(99) + ' b', 'a'.repeat(99)],
])('"%s" becomes "%s"', (name, expected) => {
  expect(suggestSku(name)).toBe(expected);
});
