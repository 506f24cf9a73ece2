/** @jest-environment node */

import { getFileName, toCsv } from './index';

const MARK = '\uFEFF';

test('starts a file with a byte order mark and quotes values if needed', () => {
  const file = toCsv(
    [
      ['Name', 'Net'],
      ['Teapot, "large"', 12.5],
      ['Two\nlines', null],
      [undefined, true],
    ],
    2,
  );

  expect(file).toBe(`${MARK}Name,Net\r\n"Teapot, ""large""",12.5\r\n"Two\nlines",\r\n,true\r\n`);
});

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+1+1', "'+1+1"],
  ['-1+1|cmd', "'-1+1|cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['-5.25', '-5.25'],
  ['+49', '+49'],
  ['plain = text', 'plain = text'],
])('writes the text %j as %j', (text, cell) => {
  expect(toCsv([[text]], 2)).toBe(`${MARK}${cell}\r\n`);
});

test.each([
  [5819.999999, 2, '5820'],
  [0.1 + 0.2, 2, '0.3'],
  [1.005, 2, '1.01'],
  [-1.005, 2, '-1.01'],
  [-0.001, 2, '0'],
  [-1.42e-14, 2, '0'],
  [1234.5678, 3, '1234.568'],
  [1e12, 0, '1000000000000'],
  [1e300, 2, '1e+300'],
  [Number.NaN, 2, ''],
])('writes the number %p with %p decimals as %s', (number, decimals, cell) => {
  expect(toCsv([[number]], decimals)).toBe(`${MARK}${cell}\r\n`);
});

test.each([
  [
    { report: 'orders', range: { after: '2026-11-01T00:00:00', before: '2026-11-20T23:59:59' } },
    'orders_2026-11-01_2026-11-20_exported-2026-11-22.csv',
  ],
  [{ report: 'stock' }, 'stock_exported-2026-11-22.csv'],
  [{ report: 'acme/../Überblick 2' }, 'acme-überblick-2_exported-2026-11-22.csv'],
  [{ report: '..' }, 'report_exported-2026-11-22.csv'],
])('builds the file name: %j', (file, name) => {
  expect(getFileName({ ...file, today: '2026-11-22' })).toBe(name);
});
