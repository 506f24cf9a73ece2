import { createTickFormat } from './tick';

const DOLLAR = {
  code: 'USD',
  precision: 2,
  symbol: '$',
  symbolPosition: 'left',
  decimalSeparator: '.',
  thousandSeparator: ',',
} as const;

test.each([
  ['currency', 2, [0, 0.5, 1, 1.5, 2], ['$0.00', '$0.50', '$1.00', '$1.50', '$2.00']],
  ['currency', 0, [0, 0.5, 1], ['$0', '', '$1']],
  ['currency', 3, [0, 0.005, 0.01], ['$0.000', '$0.005', '$0.010']],
  ['currency', 2, [-5000, 0, 5000], ['-$5,000', '$0', '$5,000']],
  ['currency', 3, [-2e12, 0, 1e12], ['-$2T', '$0', '$1T']],
  ['currency', 2, [0, 50_000, 100_000], ['$0', '$50K', '$100K']],
  ['number', 2, [0, 0.5, 1], ['0', '', '1']],
  ['number', 2, [0, 500_000, 1_000_000], ['0', '500K', '1M']],
  ['average', 2, [0, 0.5, 1000], ['0', '0.5', '1,000']],
] as const)('labels the axis of a %s with %d decimals', (type, precision, values, expected) => {
  const write = createTickFormat({ ...DOLLAR, precision }, 'en_US');
  const greatest = Math.max(...values.map(Math.abs));

  expect(values.map((value) => write(value, greatest, type))).toEqual(expected);
});
