import { createMoneyFormat, formatMoney, formatNumber, type CurrencySettings } from './index';

const DOLLAR: CurrencySettings = {
  code: 'USD',
  precision: 2,
  symbol: '$',
  symbolPosition: 'left',
  decimalSeparator: '.',
  thousandSeparator: ',',
};
const aCurrency = (changes: Partial<CurrencySettings>): CurrencySettings => ({ ...DOLLAR, ...changes });

test.each([
  ['left', '$1,234.50'],
  ['right', '1,234.50$'],
  ['left_space', '$\u00a01,234.50'],
  ['right_space', '1,234.50\u00a0$'],
] as const)('places the symbol at the position %s', (symbolPosition, expected) => {
  expect(formatMoney(1234.5, aCurrency({ symbolPosition }))).toBe(expected);
});

test('uses the separators and precision of the store', () => {
  const euro = aCurrency({ decimalSeparator: ',', thousandSeparator: '.', precision: 3 });

  expect(formatMoney(1234567.8, euro)).toBe('$1.234.567,800');
});

test.each([
  ['no decimals', { precision: 0 }, 1234.5, '$1,235'],
  ['no thousand separator', { thousandSeparator: '' }, 1234567, '$1234567.00'],
  ['a separator of two characters', { thousandSeparator: ' ' }, 1234, '$1 234.00'],
])('handles %s', (_, changes, amount, expected) => {
  expect(formatMoney(amount, aCurrency(changes))).toBe(expected);
});

test('decodes symbols with HTML entities', () => {
  expect(formatMoney(5, aCurrency({ symbol: '&euro;' }))).toBe('€5.00');
  expect(formatMoney(5, aCurrency({ symbol: '&#82;&#36;' }))).toBe('R$5.00');
});

test('uses a price format changed by an extension', () => {
  const format = createMoneyFormat(aCurrency({ priceFormat: '%2$s&nbsp;%1$s only' }));

  expect(format(5)).toBe('5.00\u00a0$ only');
});

test.each([
  ['left_space', 7, '\u2068د.ك\u00a07.000\u2069'],
  ['right_space', -7, '\u2068-7.000\u00a0د.ك\u2069'],
] as const)('keeps a right-to-left symbol with its number: %s', (symbolPosition, amount, expected) => {
  const dinar = aCurrency({ symbol: '&#x62f;.&#x643;', precision: 3, symbolPosition });

  expect(formatMoney(amount, dinar)).toBe(expected);
});

test('keeps symbol and minus in place on a right-to-left page', () => {
  document.documentElement.dir = 'rtl';
  expect(formatMoney(-5, aCurrency({}))).toBe('\u2068-$5.00\u2069');
  document.documentElement.dir = '';
});

test('inserts a symbol that looks like a replacement pattern literally', () => {
  expect(formatMoney(5, aCurrency({ symbol: '$&' }))).toBe('$&5.00');
});

test.each([
  ['a negative amount', -5, '-$5.00'],
  ['a string from the API', '12.5', '$12.50'],
  ['a string with whitespace', ' 7 ', '$7.00'],
  ['half a cent', 1.005, '$1.01'],
  ['a negative half cent', -1.005, '-$1.01'],
  ['a negative amount that rounds to zero', -0.001, '$0.00'],
  ['an amount beyond binary precision', '9007199254740993.01', '$9,007,199,254,740,993.01'],
  ['a number in scientific notation', 1e21, '$1,000,000,000,000,000,000,000.00'],
])('formats %s', (_, amount, expected) => {
  expect(formatMoney(amount, DOLLAR)).toBe(expected);
});

test.each([NaN, Infinity, '', 'free', '1,5', '0x10'])('returns an empty string for %p', (amount) => {
  expect(formatMoney(amount, DOLLAR)).toBe('');
});

test.each([
  [0, '0'],
  [7, '7'],
  ['007', '7'],
  [999, '999'],
  [1000, '1.000'],
])('formats a count: %p', (count, expected) => {
  const separators = { decimalSeparator: ',', thousandSeparator: '.' };
  expect(formatNumber(count, { ...separators, precision: 0 })).toBe(expected);
  expect(formatNumber(count, separators)).toBe(expected);
});

test('keeps all decimals of a number without a precision', () => {
  const separators = { decimalSeparator: ',', thousandSeparator: '.' };

  expect(formatNumber(1234.5678, separators)).toBe('1.234,5678');
  expect(formatNumber(1234.5678, { ...separators, precision: 1 })).toBe('1.234,6');
});
