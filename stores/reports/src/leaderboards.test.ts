import { parseRows } from './schemas';

const toBoards = parseRows('leaderboards');
const buildBoard = (rows: unknown) => ({
  id: 'products',
  label: 'Top &amp; best',
  headers: [{ label: 'Product' }],
  rows,
});

test('parses the text and link of a cell from its HTML', () => {
  const [board] = toBoards([
    buildBoard([
      [
        {
          display: "<a href='http://shop.example/?page=wc-admin&amp;products=5'>Cup &lt;i&gt;</a>",
          value: 'Cup',
        },
        { display: '<span class="amount"><bdi><span>&#36;</span>2.50</bdi></span>', value: 2.5 },
        { display: '<script>alert(1)</script>' },
        { value: 7 },
        { display: 8, value: 'eight' },
        { display: null, value: {} },
      ],
    ]),
  ]);

  expect(board).toEqual({
    id: 'products',
    label: 'Top & best',
    headers: ['Product'],
    rows: [
      [
        { text: 'Cup <i>', href: 'http://shop.example/?page=wc-admin&products=5' },
        { text: '$2.50' },
        { text: 'alert(1)' },
        { text: '7' },
        { text: 'eight' },
        { text: '' },
      ],
    ],
  });
});

test.each([
  ['nothing', undefined, []],
  ['text', 'many', []],
  ['invalid rows', [null, 'row', [], [{ value: 1 }]], [[{ text: '1' }]]],
])('parses a leaderboard with %s instead of rows', (_, rows, expected) => {
  expect(toBoards([buildBoard(rows)])[0]?.rows).toEqual(expected);
});

test('omits invalid leaderboards', () => {
  expect(toBoards([null, {}, { id: 3 }, { id: 'acme' }])).toEqual([
    { id: 'acme', label: '', headers: [], rows: [] },
  ]);
});
