import { flagOf, idsOf, numberOf, rowsOf, textOf } from './row';

const ROW = {
  name: 'Tea &amp; toast',
  amount: '12.50',
  nothing: null,
  list: [{ id: '7' }, null, 8],
  ids: [16, '17', null, 'x'],
  extended_info: { name: 'Cup', manage_stock: true },
};

test('decodes entities in text, converts numbers to text and returns an empty string otherwise', () => {
  expect(textOf(ROW, 'name')).toBe('Tea & toast');
  expect(textOf(ROW, 'extended_info', 'name')).toBe('Cup');
  expect(textOf({ id: 12 }, 'id')).toBe('12');
  expect(textOf(ROW, 'nothing')).toBe('');
  expect(textOf(ROW, 'nothing', 'name')).toBe('');
});

test('parses numbers from text and returns undefined for invalid ones', () => {
  expect(numberOf(ROW, 'amount')).toBe(12.5);
  expect(numberOf({ a: 0 }, 'a')).toBe(0);
  expect(numberOf(ROW, 'nothing')).toBeUndefined();
  expect(numberOf({ a: ' ' }, 'a')).toBeUndefined();
  expect(numberOf({ a: Number.POSITIVE_INFINITY }, 'a')).toBeUndefined();
});

test('omits invalid list entries', () => {
  expect(rowsOf(ROW, 'list')).toEqual([{ id: '7' }]);
  expect(rowsOf(ROW, 'nothing')).toEqual([]);
  expect(idsOf(ROW, 'ids')).toEqual([16, 17]);
  expect(idsOf(ROW, 'missing')).toEqual([]);
});

test('parses boolean flags', () => {
  expect(flagOf(ROW, 'extended_info', 'manage_stock')).toBe(true);
  expect(flagOf(ROW, 'nothing')).toBe(false);
});
