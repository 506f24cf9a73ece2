import { parseCsv } from './csv';

test.each([
  [
    'plain cells',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'quotes around commas, quotes and line ends',
    '"a,1","say ""b""","c\r\nd"',
    [['a,1', 'say "b"', 'c\r\nd']],
  ],
  [
    'a mark before the first cell',
    '\uFEFFName,SKU\r\nCup,1\r\n',
    [
      ['Name', 'SKU'],
      ['Cup', '1'],
    ],
  ],
  [
    'empty cells and lines',
    'a,,\n\n,\nb,,c\n',
    [
      ['a', '', ''],
      ['b', '', 'c'],
    ],
  ],
  ['a comma at the very end', 'a,', [['a', '']]],
  ['nothing', '', []],
  ['an open quote', 'a,"b', undefined],
  ['a quote within a cell', 'a"b,c', undefined],
])('%s', (_name, text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});
