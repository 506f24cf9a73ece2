import { screen } from '@testing-library/react';
import { noticesStore } from '@admin/store-notices';
import { reportsStore, type ReportStats } from '@admin/store-reports';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildUser, renderWithStores } from '@admin/testing';
import { useReportContext } from '../context';
import type { ExplainMetric } from '../explain-metric';
import { ReportChartDrawing } from './drawing';

const ORDERS = { key: 'orders', label: 'Orders', type: 'number' } as const;
const CHOICE = { period: 'today', compare: 'previous_year' } as const;

const statsOf = (orders: number, ...days: string[]): ReportStats => ({
  totals: { orders },
  segments: [],
  rawTotals: {},
  total: 1,
  totalPages: 1,
  intervals: (days.length > 0 ? days : ['2026-11-20']).map((day) => ({
    interval: day,
    start: `${day} 00:00:00`,
    end: `${day} 23:59:59`,
    subtotals: { orders },
    segments: [],
    raw: {},
  })),
});

interface Answers {
  present?: ReportStats;
  previous?: ReportStats;
  isPlaceholderData?: boolean;
}

const explain: ExplainMetric = (stat, label, value) => ({ stat, label, value });

function ADrawing({ present, previous, isPlaceholderData = false }: Answers) {
  const { cells } = useReportContext({});
  return (
    <ReportChartDrawing
      {...{ present, previous, isPlaceholderData }}
      chart={ORDERS}
      type="line"
      interval="day"
      choice={CHOICE}
      comparison="Previous period"
      isItemComparison={false}
      explain={explain}
      context={cells}
    />
  );
}

function show(answers: Answers) {
  const { rerender } = renderWithStores([noticesStore, reportsStore, userStore], <ADrawing {...answers} />, {
    prepare: (registry) => hydrateCurrentUser(registry, buildUser()),
  });
  return { change: (changes: Answers) => rerender(<ADrawing {...changes} />) };
}

const values = () => screen.queryAllByRole('cell').map((cell) => cell.textContent);

test('renders once the current data is loaded, and adds the comparison later', () => {
  const { change } = show({});
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();

  change({ present: statsOf(7) });
  screen.getByRole('figure', { name: 'Orders' });
  expect(values()).toEqual(['7']);

  change({ present: statsOf(7), previous: statsOf(5) });
  expect(values()).toEqual(['7', '5']);
});

test('aligns days with the same dates of the comparison period', () => {
  show({
    present: statsOf(7, '2025-02-28', '2025-03-01'),
    previous: statsOf(5, '2024-02-28', '2024-02-29', '2024-03-01'),
  });

  screen.getByRole('figure', { name: 'Orders' });
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    'February 28, 202575 (February 28, 2024)',
    'February 29, 2024–5',
    'March 1, 202575 (March 1, 2024)',
  ]);
});

test('marks the previous chart as busy while new data loads', () => {
  const before = { present: statsOf(7), previous: statsOf(5) };
  const { change } = show(before);
  const drawing = screen.getByRole('figure', { name: 'Orders' });
  expect(drawing.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');

  change({ ...before, isPlaceholderData: true });
  expect(drawing.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  expect(values()).toEqual(['7', '5']);

  change({ present: statsOf(9), previous: statsOf(8) });
  expect(drawing.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  expect(values()).toEqual(['9', '8']);
});
