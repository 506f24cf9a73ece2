/** @jest-environment node */
import { isEditableAsText, isPublic, toPublicKey, toText, validateMeta } from './meta';

test.each([
  ['Origin', true],
  ['_cost', false],
  ['', true],
])('custom field "%s" is public: %s', (key, expected) => {
  expect(isPublic({ id: 1, key, value: '' })).toBe(expected);
});

test.each([
  ['Peru', true, 'Peru'],
  [12, true, '12'],
  [false, true, 'false'],
  [{ a: 1 }, false, '{"a":1}'],
  [['a'], false, '["a"]'],
  [null, false, 'null'],
])('value %p is plain: %s, shown as %s', (value, plain, text) => {
  expect(isEditableAsText({ id: 1, key: 'a', value })).toBe(plain);
  expect(toText({ id: 1, key: 'a', value })).toBe(text);
});

test.each([
  [[], true],
  [[{ id: 1, key: '_cost', value: '' }], true],
  [[{ key: 'Origin', value: '' }], true],
  [[{ key: ' ', value: 'Peru' }], false],
  [[{ key: '_cost', value: '3' }], true],
])('%p is valid: %s', (meta_data, isFine) => {
  expect(Object.keys(validateMeta({ meta_data }))).toEqual(isFine ? [] : ['meta_data']);
});

test('removes leading underscores from names', () => {
  expect(['Origin', '_cost', '__a_b'].map(toPublicKey)).toEqual(['Origin', 'cost', 'a_b']);
});
