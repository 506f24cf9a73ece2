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
])('%j is read as %j', (typed, format, numbers) => {
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
])('%j is no number', (typed, format) => {
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
  // Apostrophes part thousands, wherever they stand.
  .filter(({ decimalSeparator }) => !["'", '’'].includes(decimalSeparator));
const digits = fc.bigInt({ min: 0n, max: 10n ** 15n });

test('what a shop writes is read back as the same number, whatever its separators', () => {
  fc.assert(
    fc.property(format, digits, (shop, number) => {
      const text = String(number).padStart(shop.precision + 1, '0');
      const whole = text.slice(0, text.length - shop.precision);
      const decimal = shop.precision === 0 ? whole : `${whole}.${text.slice(-shop.precision)}`;

      expect(parseDecimal(formatDecimal(decimal, shop.precision, shop), shop)).toContain(decimal);
    }),
  );
});

test('a whole text of digits and marks is never read as what it cannot be', () => {
  const typed = fc.array(fc.constantFrom('0', '1', '25', '500', '.', ',', ' ', '’'), { maxLength: 8 });
  fc.assert(
    fc.property(format, typed, (shop, parts) => {
      const text = parts.join('').trim();
      const numbers = parseDecimal(text, shop);

      expect(numbers.length).toBeLessThanOrEqual(2);
      for (const number of numbers) {
        expect(number).toMatch(/^(0|[1-9]\d*)(\.\d+)?$/);
        // No digit is lost, other than zeros in front.
        expect(number.replace('.', '').replace(/^0+/, '')).toBe(
          text.replaceAll(/\D/g, '').replace(/^0+/, ''),
        );
        // A number with a leading zero has no thousands.
        const [first = ''] = text.split(/\D/);
        if (/^0\D\d{3}$/.test(text)) expect(number).toBe(`0.${text.slice(-3)}`);
        if (first.length > 3) expect(number.split('.')[0]).toBe(first.replace(/^0+(?=\d)/, ''));
      }
      // Two readings are the same digits with and without decimals.
      const [one, other] = numbers;
      if (one !== undefined && other !== undefined) expect(one).toBe(other.replace('.', ''));
    }),
  );
});
