import { createShortMoneyFormat, createShortNumberFormat, type CurrencySettings } from './index';

const DINAR: CurrencySettings = {
  code: 'KWD',
  precision: 3,
  symbol: 'KD',
  symbolPosition: 'right_space',
  decimalSeparator: ',',
  thousandSeparator: '.',
};

test.each([
  ['en_US', 1_500_000, '1,5M'],
  ['de_DE', 1_500_000, '1,5\u00a0Mio.'],
  ['de_DE', 5000, '5000'],
  ['ja', 2e12, '2兆'],
  ['ar', 12_000, '12\u00a0ألف'],
  ['en_US', -2e15, '-2000T'],
  ['', 0, '0'],
])('%s formats %d short', (locale, value, expected) => {
  expect(createShortNumberFormat(locale, DINAR)(value)).toBe(expected);
});

test('keeps the currency symbol position in short amounts, with the sign in front', () => {
  expect(createShortMoneyFormat('en', DINAR)(-1_500_000)).toBe('-1,5M\u00a0KD');
  const dollar = { ...DINAR, symbol: '&#36;', priceFormat: '%1$s%2$s', decimalSeparator: '.' };
  expect(createShortMoneyFormat('en', dollar)(1e12)).toBe('$1T');
});
