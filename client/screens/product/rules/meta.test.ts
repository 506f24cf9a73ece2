/** @jest-environment node */
import { isPlain, isPublic, toText, validateMeta } from './meta';

test.each([
  ['Origin', true],
  ['_cost', false],
  ['', true],
])('people may change "%s": %s', (key, expected) => {
  expect(isPublic({ id: 1, key, value: '' })).toBe(expected);
});

test.each([
  ['Peru', true, 'Peru'],
  [12, true, '12'],
  [false, true, 'false'],
  [{ a: 1 }, false, '{"a":1}'],
  [['a'], false, '["a"]'],
  [null, false, 'null'],
])('%p can be typed: %s, and reads %s', (value, plain, text) => {
  expect(isPlain({ id: 1, key: 'a', value })).toBe(plain);
  expect(toText({ id: 1, key: 'a', value })).toBe(text);
});

test.each([
  [[], true],
  [[{ id: 1, key: '_cost', value: '' }], true],
  [[{ key: 'Origin', value: '' }], true],
  [[{ key: ' ', value: 'Peru' }], false],
  [[{ key: '_cost', value: '3' }], false],
])('%p is fine: %s', (meta_data, isFine) => {
  expect(Object.keys(validateMeta({ meta_data }))).toEqual(isFine ? [] : ['meta_data']);
});
