/** @jest-environment node */
import {
  describeAmbiguity,
  compareDecimals,
  isDecimal,
  readDecimal,
  stepDecimal,
  formatDecimalInput,
} from './decimals';

const POINT = { decimalSeparator: '.', thousandSeparator: ',' };
const COMMA = { decimalSeparator: ',', thousandSeparator: '.' };
const SWISS = { decimalSeparator: '.', thousandSeparator: '’' };
const SPACES = { decimalSeparator: ',', thousandSeparator: ' ' };
const NONE = { decimalSeparator: '', thousandSeparator: '' };

test.each([
  ['12.50', POINT, '12.50'],
  ['12,50', COMMA, '12.50'],
  ['12,5', POINT, '12.5'],
  ['12.5', COMMA, '12.5'],
  ['1,234.50', POINT, '1234.50'],
  ['1.234,50', COMMA, '1234.50'],
  ['1,234', COMMA, '1.234'],
  ['1.234', POINT, '1.234'],
  ['12’345.05', SWISS, '12345.05'],
  ['1 234,5', SPACES, '1234.5'],
  ['1 234,5', SPACES, '1234.5'],
  ['1 234.5', POINT, '1234.5'],
  ['1500', NONE, '1500'],
  ['0.125', NONE, '0.125'],
  ['.5', POINT, '0.5'],
  ['12.', POINT, '12'],
  ['007', POINT, '7'],
  [' 12 ', POINT, '12'],
  ['', POINT, ''],
])('parses "%s"', (typed, separators, expected) => {
  expect(readDecimal(typed, separators)).toBe(expected);
});

test.each([
  ['-5', POINT],
  ['1.234?', POINT],
  ['$12', POINT],
  ['12 €', COMMA],
  ['1.2.3', POINT],
  ['1.234,5', POINT],
  ['1,23,456', POINT],
  ['1 2', POINT],
  ['.', POINT],
  ['twelve', POINT],
  ['1e3', POINT],
])('leaves "%s" unchanged, because it isn\'t a number', (typed, separators) => {
  expect(readDecimal(typed, separators)).toBe(typed);
  expect(isDecimal(typed)).toBe(false);
});

test.each(['0', '0.5', '12.50', '1.234', '1234.005', '99999999999.9999'])(
  'parses %s from every number format',
  (decimal) => {
    for (const separators of [POINT, COMMA, SWISS, SPACES, NONE]) {
      expect(readDecimal(formatDecimalInput(decimal, separators), separators)).toBe(decimal);
    }
  },
);

test.each([
  ['1.234', COMMA, '1234 or 1,234'],
  ['1,234', POINT, '1234 or 1.234'],
  ['123,456', NONE, '123456 or 123.456'],
])('describes the two meanings of "%s"', (typed, separators, question) => {
  const text = readDecimal(typed, separators);

  expect(isDecimal(text)).toBe(false);
  expect(describeAmbiguity(text, () => separators)).toContain(question);
  expect(formatDecimalInput(text, separators)).toBe(typed);
});

test("uses the currency's decimals to resolve ambiguity", () => {
  expect(readDecimal('1.234', { ...COMMA, precision: 2 })).toBe('1234');
  expect(readDecimal('0.500', { ...COMMA, precision: 2 })).toBe('0.500');
  expect(isDecimal(readDecimal('1.234', { ...COMMA, precision: 3 }))).toBe(false);
});

test('describes no ambiguity for other texts', () => {
  expect(describeAmbiguity('12', () => POINT)).toBeUndefined();
  expect(describeAmbiguity('what?', () => POINT)).toBeUndefined();
});

test("formats with the store's decimal separator and without grouping", () => {
  expect(formatDecimalInput('1234.50', COMMA)).toBe('1234,50');
  expect(formatDecimalInput('', COMMA)).toBe('');
  expect(formatDecimalInput('1.5x', COMMA)).toBe('1.5x');
});

test.each([
  ['9', '10', -1],
  ['12.50', '12.5', 0],
  ['99999999999.9999', '99999999999.9998', 1],
])('compares %s and %s', (one, other, expected) => {
  expect(Math.sign(compareDecimals(one, other))).toBe(expected);
});

test.each([
  ['', 1, '1'],
  ['', -1, '0'],
  ['0.10', 1, '1.10'],
  ['12.50', -1, '11.50'],
  ['0.5', -1, '0.0'],
  ['12x', 1, '12x'],
])('steps "%s" by %d to "%s"', (text, by, expected) => {
  expect(stepDecimal(text, by)).toBe(expected);
});
