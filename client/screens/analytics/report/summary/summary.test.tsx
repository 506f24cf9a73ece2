import { act, screen } from '@testing-library/react';
import { noticesStore } from '@admin/store-notices';
import { reportsStore, type Figures } from '@admin/store-reports';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { aUser, renderWithStores } from '@admin/test-kit';
import { useReportContext } from '../context';
import type { ReportChart } from '../definition';
import type { ExplainFigure } from '../explain-figure';
import { PATIENCE } from '../kept-for-now';
import { Summary } from './summary';

const CHARTS: ReportChart[] = [{ key: 'orders', label: 'Orders', type: 'number' }];

interface Answers {
  present?: Figures;
  previous?: Figures;
}

const explain: ExplainFigure = (stat, label, value) => ({ stat, label, value });

function ASummary({ present, previous }: Answers) {
  const { cells } = useReportContext({});
  return <Summary charts={CHARTS} {...{ present, previous, explain }} isCompared context={cells} />;
}

function show(answers: Answers) {
  const { rerender } = renderWithStores([noticesStore, reportsStore, userStore], <ASummary {...answers} />, {
    prepare: (registry) => hydrateCurrentUser(registry, aUser()),
  });
  return { change: (changes: Answers) => rerender(<ASummary {...changes} />) };
}

/** What somebody hears of the one figure there is. */
function heard(): string | null {
  const copy = screen.getByRole('listitem').cloneNode(true) as Element;
  for (const unheard of copy.querySelectorAll('[aria-hidden="true"]')) unheard.remove();
  return copy.textContent;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('figures stay for the moment in which others may come, and only then give way to waiting', () => {
  const { change } = show({ present: { orders: 12 }, previous: { orders: 10 } });

  change({});
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(heard()).toMatch(/Orders12.*20%.*Before: 10/);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();

  act(() => jest.advanceTimersByTime(PATIENCE));
  expect(heard()).toBe('Orders');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');

  change({ present: { orders: 9 }, previous: { orders: 10 } });
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false');
  expect(heard()).toMatch(/Orders9.*10%.*Before: 10/);
});

test('as long as what a figure is compared with is not known, no change is told', () => {
  const { change } = show({ present: { orders: 12 }, previous: { orders: 10 } });

  change({ present: { orders: 15 } });
  expect(heard()).toBe('Orders15');

  change({ present: { orders: 15 }, previous: { orders: 30 } });
  expect(heard()).toMatch(/Orders15.*50%.*Before: 30/);
});
