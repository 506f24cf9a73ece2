import { screen } from '@testing-library/react';
import { noticesStore } from '@admin/store-notices';
import { reportsStore, type ReportTotals } from '@admin/store-reports';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildUser, renderWithStores } from '@admin/testing';
import { useReportContext } from '../context';
import type { ReportChart } from '../definition';
import type { ExplainMetric } from '../explain-metric';
import { Summary } from './summary';

const CHARTS: ReportChart[] = [{ key: 'orders', label: 'Orders', type: 'number' }];

interface Answers {
  present?: ReportTotals;
  previous?: ReportTotals;
  isPlaceholderData?: boolean;
}

const explain: ExplainMetric = (stat, label, value) => ({ stat, label, value });

function ASummary({ present, previous, isPlaceholderData = false }: Answers) {
  const { cells } = useReportContext({});
  return (
    <Summary
      charts={CHARTS}
      {...{ present, previous, isPlaceholderData, explain }}
      isCompared
      context={cells}
    />
  );
}

function show(answers: Answers) {
  const { rerender } = renderWithStores([noticesStore, reportsStore, userStore], <ASummary {...answers} />, {
    prepare: (registry) => hydrateCurrentUser(registry, buildUser()),
  });
  return { change: (changes: Answers) => rerender(<ASummary {...changes} />) };
}

const tile = () => screen.getByRole('listitem').textContent;
const busy = () => screen.getByRole('list').closest('[aria-busy]')?.getAttribute('aria-busy');

test('marks previous metrics as busy while new ones load', () => {
  const before = { present: { orders: 12 }, previous: { orders: 10 } };
  const { change } = show(before);
  expect(busy()).toBe('false');

  change({ ...before, isPlaceholderData: true });
  expect(busy()).toBe('true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(tile()).toMatch(/Orders12.*20%.*Before: 10/);

  change({ present: { orders: 9 }, previous: { orders: 10 } });
  expect(busy()).toBe('false');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(tile()).toMatch(/Orders9.*10%.*Before: 10/);
});

test('shows no change until the comparison is loaded', () => {
  const { change } = show({ present: { orders: 15 } });
  expect(tile()).toBe('Orders15');

  change({ present: { orders: 15 }, previous: { orders: 30 } });
  expect(tile()).toMatch(/Orders15.*50%.*Before: 30/);
});
