/** @jest-environment node */

import * as fc from 'fast-check';
import { formatDecimal } from './decimal';
import { parseDecimal } from './parse-decimal';

const POINT = { decimalSeparator: '.', thousandSeparator: ',' };
const COMMA = { decimalSeparator: ',', thousandSeparator: '.' };
const SPACES = { decimalSeparator: ',', thousandSeparator: '\u00a0' };
const SWISS = { decimalSeparator: '.', thousandSeparator: '’' };
const BARE = { decimalSeparator: '', thousandSeparator: '' };

test.each([
  ['0.250', COMMA, ['0.250']],
  ['0,500', POINT, ['0.500']],
  ['00.250', COMMA, ['0.250']],
  ['1.234', COMMA, ['1234', '1.234']],
  ['1,234', POINT, ['1234', '1.234']],
  ['1.234', POINT, ['1.234']],
  ['1.234', SPACES, ['1234', '1.234']],
  ['1,234', BARE, ['1234', '1.234']],
  ['1.234', { ...COMMA, precision: 2 }, ['1234']],
  ['1.23', { ...COMMA, precision: 2 }, ['1.23']],
  ['1.234', { ...COMMA, precision: 3 }, ['1234', '1.234']],
  ['12,345,678', POINT, ['12345678']],
  ['1.234,5', COMMA, ['1234.5']],
  ['1 234,5', SPACES, ['1234.5']],
  ["1'234.5", SWISS, ['1234.5']],
  ['.5', POINT, ['0.5']],
  ['5.', POINT, ['5']],
  ['-5', POINT, ['-5']],
  ['−5', POINT, ['-5']],
  ['\u200f12\u200e', POINT, ['12']],
  ['$5', { ...POINT, symbol: '$' }, ['5']],
  ['-$5', { ...POINT, symbol: '$' }, ['-5']],
  ['5 kr.', { ...COMMA, symbol: 'kr.' }, ['5']],
])('parses %j as %j', (typed, format, numbers) => {
  expect(parseDecimal(typed, format)).toEqual(numbers);
});

test.each([
  ['', POINT],
  ['.', POINT],
  ['abc', POINT],
  ['1e3', POINT],
  ['$5', POINT],
  ['5$5', { ...POINT, symbol: '$' }],
  ['5 kg', POINT],
  ['1.2.3', POINT],
  ['1,23,456', POINT],
  ['0.123.456', COMMA],
  ['012.345.678', COMMA],
  ['1 2', POINT],
  ['1.234 567', POINT],
  ['1.234,5', POINT],
  ['--5', POINT],
])('rejects %j', (typed, format) => {
  expect(parseDecimal(typed, format)).toEqual([]);
});

const marks = fc.constantFrom('.', ',', ' ', '\u00a0', '\u202f', '’', "'", '٫', '٬', '');
const format = fc
  .record({
    decimalSeparator: marks.filter((mark) => mark.trim() !== ''),
    thousandSeparator: marks,
    precision: fc.integer({ min: 0, max: 4 }),
  })
  .filter(({ decimalSeparator, thousandSeparator }) => decimalSeparator !== thousandSeparator)
  // Apostrophes always separate thousands.
  .filter(({ decimalSeparator }) => !["'", '’'].includes(decimalSeparator));
const digits = fc.bigInt({ min: 0n, max: 10n ** 15n });

test('parses formatted amounts back to the same number with any separators', () => {
  fc.assert(
    fc.property(format, digits, (shop, number) => {
      const text = String(number).padStart(shop.precision + 1, '0');
      const whole = text.slice(0, text.length - shop.precision);
      const decimal = shop.precision === 0 ? whole : `${whole}.${text.slice(-shop.precision)}`;

      expect(parseDecimal(formatDecimal(decimal, shop.precision, shop), shop)).toContain(decimal);
    }),
  );
});

const typed = fc
  .array(fc.constantFrom('0', '1', '25', '500', '.', ',', ' ', '’'), { maxLength: 8 })
  .map((parts) => parts.join('').trim());
const withoutZeros = (text: string) => text.replaceAll(/\D/g, '').replace(/^0+/, '');

test('returns at most two candidates and keeps all digits', () => {
  fc.assert(
    fc.property(format, typed, (shop, text) => {
      const numbers = parseDecimal(text, shop);
      const [one = '', other = one] = numbers;

      expect(numbers.length).toBeLessThanOrEqual(2);
      expect(one.replace('.', '')).toBe(other.replace('.', ''));
      for (const number of numbers) {
        expect(number).toMatch(/^(0|[1-9]\d*)(\.\d+)?$/);
        expect(withoutZeros(number)).toBe(withoutZeros(text));
      }
    }),
  );
});

test('does not treat a leading zero or more than three digits as a thousands group', () => {
  const mark = fc.constantFrom('.', ',');
  const first = fc.oneof(fc.constant('0'), fc.integer({ min: 1000, max: 99_999 }).map(String));
  const three = fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0'));
  fc.assert(
    fc.property(format, first, mark, three, (shop, whole, point, fraction) => {
      expect(parseDecimal(`${whole}${point}${fraction}`, shop)).toEqual([`${whole}.${fraction}`]);
    }),
  );
});
