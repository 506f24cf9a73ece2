import type { Span } from './period';
import { findEmptyIntervals, sumOnce } from './whole-period';

const days = (first: number, last: number): Span => ({
  first: `2026-11-${String(first).padStart(2, '0')} 00:00:00`,
  last: `2026-11-${String(last).padStart(2, '0')} 23:59:59`,
});

test.each<[string, Span[], Span[]]>([
  ['nothing if they are consecutive', [days(1, 3), days(4, 9)], []],
  ['nothing if they are in reverse order', [days(4, 9), days(1, 3)], []],
  ['the days between them', [days(1, 3), days(5, 9)], [days(4, 4)]],
  ['the days after a first page', [days(1, 3), days(4, 6)], [days(7, 9)]],
  ['the days before a last page', [days(7, 9), days(4, 6)], [days(1, 3)]],
  [
    'a single second',
    [{ first: days(1, 9).first, last: '2026-11-09 23:59:58' }],
    [{ first: '2026-11-09 23:59:59', last: '2026-11-09 23:59:59' }],
  ],
  ['the whole period if there are none', [], [days(1, 9)]],
])('intervals leave out %s', (_, intervals, gaps) => {
  expect(findEmptyIntervals(days(1, 9), intervals)).toEqual(gaps);
});

test('totals of a period merge the segments of all its spans and count each customer once', () => {
  const read = (spans: readonly Span[]) =>
    spans.flatMap((_, span) =>
      [7, 8].map((segment) => ({
        span,
        segment,
        row: {
          sold: segment + span,
          net_units: span,
          net_rest: 1000,
          buyers: JSON.stringify([segment, span]),
        },
      })),
    );
  const sums = { sold: 'sum(sold)', net: { amount: 'net' }, buyers: 'json_group_array(DISTINCT buyer)' };

  const parts = sumOnce([days(1, 9), days(1, 3), days(4, 6)], sums, read);

  expect(parts.filter(({ span }) => span === 0).map(({ segment, row }) => [segment, row])).toEqual([
    [7, { sold: 7 + 8 + 9, net: 3.3, buyers: 4 }],
    [8, { sold: 8 + 9 + 10, net: 3.3, buyers: 4 }],
  ]);
  expect(parts.map(({ span, row }) => [span, row['net'], row['buyers']])).toEqual([
    [0, 3.3, 4],
    [0, 3.3, 4],
    [1, 0.1, 2],
    [1, 0.1, 2],
    [2, 1.1, 2],
    [2, 1.1, 2],
  ]);
});
