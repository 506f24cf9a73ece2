import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { anError, api, aRegistry, renderWithStores } from '@admin/test-kit';
import { hydrateReports, reportsStore, useComparedItems, useComparedSeries, useReportItems } from './index';

const INDICATORS = '/wc-analytics/reports/performance-indicators';
const TODAY = { after: '2026-11-20T00:00:00', before: '2026-11-20T12:34:59' };
const YESTERDAY = { after: '2026-11-19T00:00:00', before: '2026-11-19T12:34:59' };
const RANGES = { present: TODAY, previous: YESTERDAY };
const SALES = { stats: 'revenue/total_sales' };

/** A figure as the server sends it. */
const anIndicator = (overrides?: object) => ({
  stat: 'revenue/total_sales',
  chart: 'total_sales',
  label: 'Total sales &amp; more',
  format: 'currency',
  value: 120.5,
  _links: {
    api: [{ href: 'https://store.example/wp-json/wc-analytics/reports/revenue/stats' }],
    report: [{ href: '/analytics/revenue' }],
  },
  ...overrides,
});

const serveFigure = (range: object, value: number) =>
  api.get(INDICATORS, { ...SALES, ...range }).reply(200, [anIndicator({ value })]);

function Figure({ ranges = RANGES }) {
  const { pages, failure, retry } = useComparedItems('performance-indicators', SALES, ranges);
  if (failure)
    return (
      <button type="button" onClick={retry}>
        {failure.message}
      </button>
    );
  if (!pages) return <p>Loading</p>;
  return (
    <p>
      {pages.present.items[0]?.value} after {pages.previous.items[0]?.value}
    </p>
  );
}

test('who asks is drawn once more, with the answer: not because the question is under way', async () => {
  const drawn: unknown[] = [];
  function Indicators() {
    const { page, status } = useReportItems('performance-indicators', SALES);
    drawn.push([status, page?.total]);
    return <p>{page ? 'There' : 'Waiting'}</p>;
  }
  api.get(INDICATORS, SALES).reply(200, [anIndicator()], { 'x-wp-total': '1', 'x-wp-totalpages': '1' });
  renderWithStores([reportsStore], <Indicators />);

  expect(await screen.findByText('There')).toBeVisible();
  expect(drawn).toEqual([
    ['resolving', undefined],
    ['finished', 1],
  ]);
});

describe('answers that come right after each other', () => {
  const drawn: string[] = [];

  function Two() {
    const { page: present, failure } = useReportItems('orders', TODAY);
    const { page: previous } = useReportItems('orders', YESTERDAY);
    const [now, before] = [failure ? 'failed' : present?.total, previous?.total];
    const text = `${now ?? 'due'} after ${before ?? 'due'}`;
    drawn.push(text);
    return <p>{text}</p>;
  }

  const serve = (range: object, delay: number, status = 200) =>
    api
      .get('/wc-analytics/reports/orders', { ...range })
      .delay(delay)
      .reply(status, [{}]);

  beforeEach(() => drawn.splice(0));

  test('are drawn together', async () => {
    serve(TODAY, 0);
    serve(YESTERDAY, 10);
    renderWithStores([reportsStore], <Two />);

    expect(await screen.findByText('1 after 1')).toBeVisible();
    expect(new Set(drawn)).toEqual(new Set(['due after due', '1 after 1']));
  });

  test('are there with what failed beside them', async () => {
    serve(TODAY, 0, 403);
    serve(YESTERDAY, 10);
    renderWithStores([reportsStore], <Two />);

    expect(await screen.findByText('failed after 1')).toBeVisible();
    expect(drawn).not.toContain('failed after due');
  });

  test('wait for none that takes its time', async () => {
    serve(TODAY, 0);
    serve(YESTERDAY, 400);
    renderWithStores([reportsStore], <Two />);

    expect(await screen.findByText('1 after due')).toBeVisible();
    expect(await screen.findByText('1 after 1')).toBeVisible();
  });
});

test('a list is read once for all who ask the same, in whatever order', async () => {
  const registry = aRegistry(reportsStore);
  serveFigure(TODAY, 120);
  const { getReportItems } = registry.resolveSelect(reportsStore);

  const [first, second] = await Promise.all([
    getReportItems('performance-indicators', { ...SALES, ...TODAY }),
    getReportItems('performance-indicators', { ...TODAY, ...SALES }),
  ]);

  expect(first?.items).toEqual([
    {
      stat: 'revenue/total_sales',
      chart: 'total_sales',
      label: 'Total sales & more',
      reportPath: '/analytics/revenue',
      format: 'currency',
      value: 120,
    },
  ]);
  expect(second).toBe(first);
});

test('entries that are no figure are left out, and what is missing of others is nothing', async () => {
  const registry = aRegistry(reportsStore);
  const leadsAway = { report: [{ href: '//elsewhere.example' }] };
  api
    .get(INDICATORS)
    .reply(200, [null, 'x', {}, { stat: 'acme/visits', value: 'many', _links: leadsAway }, anIndicator()]);

  const page = await registry.resolveSelect(reportsStore).getReportItems('performance-indicators', {});

  expect(page?.items).toMatchObject([
    { stat: 'acme/visits', label: '', format: 'number', value: null, reportPath: '' },
    { stat: 'revenue/total_sales' },
  ]);
});

test('stats are totals and intervals, with the number of intervals on all pages', async () => {
  const registry = aRegistry(reportsStore);
  const figures = {
    orders_count: 3,
    total_sales: 61.5,
    segments: [
      { segment_id: '14', segment_label: 'Mug &amp; saucer', subtotals: { orders_count: 1 } },
      { segment_id: null },
      7,
    ],
  };
  api.get('/wc-analytics/reports/revenue/stats', { interval: 'day', ...TODAY }).reply(
    200,
    {
      totals: figures,
      intervals: [
        {
          interval: '2026-11-20',
          date_start: '2026-11-20 00:00:00',
          date_end: '2026-11-20 12:34:59',
          subtotals: figures,
        },
        null,
      ],
    },
    { 'X-WP-Total': '31', 'X-WP-TotalPages': '4' },
  );

  const stats = await registry
    .resolveSelect(reportsStore)
    .getReportStats('revenue', { interval: 'day', ...TODAY });

  const segments = [{ id: 14, label: 'Mug & saucer', subtotals: { orders_count: 1 } }];
  expect(stats).toMatchObject({
    totals: { orders_count: 3, total_sales: 61.5 },
    segments,
    rawTotals: figures,
    intervals: [
      {
        interval: '2026-11-20',
        start: '2026-11-20 00:00:00',
        end: '2026-11-20 12:34:59',
        subtotals: { orders_count: 3, total_sales: 61.5 },
        segments,
        raw: { date_start: '2026-11-20 00:00:00', subtotals: figures },
      },
    ],
    total: 31,
    totalPages: 4,
  });
});

test('beyond the last page there are no figures', async () => {
  const registry = aRegistry(reportsStore);
  api.get('/wc-analytics/reports/revenue/stats', { page: 9 }).reply(200, { totals: [], intervals: [] });

  expect(await registry.resolveSelect(reportsStore).getReportStats('revenue', { page: 9 })).toMatchObject({
    totals: {},
    intervals: [],
  });
});

describe('a period beside the one it is compared with', () => {
  test('shows when both are known', async () => {
    serveFigure(TODAY, 120);
    api
      .get(INDICATORS, { ...SALES, ...YESTERDAY })
      .delay(30)
      .reply(200, [anIndicator({ value: 80 })]);
    renderWithStores([reportsStore], <Figure />);

    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByText('120 after 80')).toBeVisible();
  });

  test('is read again only where it failed', async () => {
    serveFigure(TODAY, 120);
    api.get(INDICATORS, { ...SALES, ...YESTERDAY }).reply(500, anError('broken', 500, 'Try later.'));
    const { user } = renderWithStores([reportsStore], <Figure />);
    const retry = await screen.findByRole('button', { name: 'Try later.' });

    serveFigure(YESTERDAY, 80);
    await user.click(retry);

    expect(await screen.findByText('120 after 80')).toBeVisible();
  });

  test('is not waited for any longer when another one is asked for', async () => {
    api
      .get(INDICATORS, { ...SALES, ...TODAY })
      .delay(5_000)
      .reply(200, []);
    serveFigure(YESTERDAY, 80);
    const beforeYesterday = { after: '2026-11-18T00:00:00', before: '2026-11-18T12:34:59' };
    serveFigure(beforeYesterday, 40);
    const earlier = { present: YESTERDAY, previous: beforeYesterday };
    function Choice() {
      const [ranges, setRanges] = useState(RANGES);
      return (
        <>
          <button type="button" onClick={() => setRanges(earlier)}>
            Yesterday
          </button>
          <Figure ranges={ranges} />
        </>
      );
    }
    const { user, registry } = renderWithStores([reportsStore], <Choice />);
    const asked = { ...SALES, ...TODAY };
    const statusOf = () =>
      registry.resolution(reportsStore).getReportItems('performance-indicators', asked).status;
    await waitFor(() => expect(statusOf()).toBe('resolving'));

    await user.click(screen.getByRole('button', { name: 'Yesterday' }));

    expect(await screen.findByText('80 after 40')).toBeVisible();
    expect(statusOf()).toBe('idle');
  });
});

const REVENUE = '/wc-analytics/reports/revenue/stats';

const statsOf = (total: number, intervals: object[] = []) => ({
  totals: { total_sales: total, segments: [] },
  intervals,
});

const anInterval = (day: string, value: number) => ({
  interval: day,
  date_start: `${day} 00:00:00`,
  date_end: `${day} 23:59:59`,
  subtotals: { total_sales: value, segments: null },
});

describe('the figures of a period', () => {
  test('have all their intervals, of as many pages as those take', async () => {
    const asked = { order: 'asc', per_page: 100, interval: 'day', ...TODAY };
    const pages = { 'X-WP-Total': '201', 'X-WP-TotalPages': '3' };
    api.get(REVENUE, asked).reply(200, statsOf(6, [anInterval('2026-01-01', 1)]), pages);
    // Whichever comes first.
    api
      .get(REVENUE, { ...asked, page: 2 })
      .delay(30)
      .reply(200, statsOf(6, [anInterval('2026-04-11', 2)]), pages);
    api.get(REVENUE, { ...asked, page: 3 }).reply(200, statsOf(6, [anInterval('2026-07-20', 3)]), pages);

    const series = await aRegistry(reportsStore)
      .resolveSelect(reportsStore)
      .getReportSeries('revenue', { interval: 'day', ...TODAY });

    expect(series?.totals).toEqual({ total_sales: 6 });
    expect(series?.intervals.map(({ interval }) => interval)).toEqual([
      '2026-01-01',
      '2026-04-11',
      '2026-07-20',
    ]);
  });

  test('without dates are one answer without intervals', async () => {
    api.get('/wc-analytics/reports/stock/stats').reply(200, { totals: { instock: 3 } });

    expect(
      await aRegistry(reportsStore).resolveSelect(reportsStore).getReportSeries('stock', {}),
    ).toMatchObject({
      totals: { instock: 3 },
      intervals: [],
    });
  });
});

const QUESTION = { interval: 'day' };
const SERIES = { order: 'asc', per_page: 100, interval: 'day' };

function Sales({ ranges = RANGES }) {
  const { present, previous, status, failure, retry } = useComparedSeries('revenue', QUESTION, ranges);
  return (
    <>
      <p>
        {present?.totals['total_sales'] ?? 'unknown'} after {previous?.totals['total_sales'] ?? 'unknown'}
      </p>
      <output>{status}</output>
      {failure && (
        <button type="button" onClick={retry}>
          Retry
        </button>
      )}
    </>
  );
}

const serveSales = (range: object, total: number) =>
  api.get(REVENUE, { ...SERIES, ...range }).reply(200, statsOf(total));

describe('figures beside those of another period', () => {
  test('are shown as soon as they are known', async () => {
    serveSales(TODAY, 120);
    api
      .get(REVENUE, { ...SERIES, ...YESTERDAY })
      .delay(50)
      .reply(200, statsOf(80));
    renderWithStores([reportsStore], <Sales />);

    expect(await screen.findByText('120 after unknown')).toBeVisible();
    expect(await screen.findByText('120 after 80')).toBeVisible();
  });

  test('are read again only where they failed', async () => {
    serveSales(TODAY, 120);
    api.get(REVENUE, { ...SERIES, ...YESTERDAY }).reply(500, anError('broken', 500));
    const { user } = renderWithStores([reportsStore], <Sales />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(await screen.findByText('120 after unknown')).toBeVisible();

    serveSales(YESTERDAY, 80);
    await user.click(retry);

    expect(await screen.findByText('120 after 80')).toBeVisible();
  });

  test('of a minute ago stay while those of the present minute are read', async () => {
    serveSales(TODAY, 120);
    serveSales(YESTERDAY, 80);
    const { rerender } = renderWithStores([reportsStore], <Sales />);
    await screen.findByText('120 after 80');
    const later = {
      present: { ...TODAY, before: '2026-11-20T12:35:59' },
      previous: { ...YESTERDAY, before: '2026-11-19T12:35:59' },
    };
    serveSales(later.present, 130);
    serveSales(later.previous, 81);

    rerender(<Sales ranges={later} />);

    expect(screen.getByText('120 after 80')).toBeVisible();
    expect(await screen.findByText('130 after 81')).toBeVisible();
  });

  test('of whole days are not taken for those of a day that is still running', async () => {
    const whole = { ...TODAY, before: '2026-11-20T23:59:59' };
    serveSales(TODAY, 120);
    serveSales(YESTERDAY, 80);
    const { rerender } = renderWithStores([reportsStore], <Sales />);
    await screen.findByText('120 after 80');
    serveSales(whole, 500);

    rerender(<Sales ranges={{ present: whole, previous: YESTERDAY }} />);

    expect(screen.getByText('unknown after 80')).toBeVisible();
    expect(await screen.findByText('500 after 80')).toBeVisible();
  });

  test('are there at once for who comes back, and are read again behind when a minute has passed', async () => {
    jest.useFakeTimers({
      now: new Date('2026-11-20T12:34:56Z'),
      doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
    });
    serveSales(TODAY, 120);
    serveSales(YESTERDAY, 80);
    function Visits() {
      const [isHere, setHere] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setHere(!isHere)}>
            Go
          </button>
          {isHere && <Sales />}
        </>
      );
    }
    const { user } = renderWithStores([reportsStore], <Visits />);
    await screen.findByText('120 after 80');
    const go = screen.getByRole('button', { name: 'Go' });

    await user.click(go);
    await user.click(go);
    expect(screen.getByText('120 after 80')).toBeVisible();
    expect(screen.getByText('finished')).toBeVisible();

    await user.click(go);
    jest.setSystemTime(new Date('2026-11-20T12:36:56Z'));
    serveSales(TODAY, 150);
    serveSales(YESTERDAY, 80);
    await user.click(go);
    expect(screen.getByText('120 after 80')).toBeVisible();
    expect(await screen.findByText('150 after 80')).toBeVisible();
  });
});

test('categories are named from as many pages as there are', async () => {
  const CATEGORIES = '/wc-analytics/products/categories';
  const asked = { per_page: 100, _fields: ['id', 'name'] };
  const pages = { 'X-WP-Total': '101', 'X-WP-TotalPages': '2' };
  api
    .get(CATEGORIES, { ...asked, page: 1 })
    .reply(200, [{ id: 16, name: 'Home &amp; garden' }, null, { name: 'Nothing' }], pages);
  api.get(CATEGORIES, { ...asked, page: 2 }).reply(200, [{ id: 17, name: 'Outdoors' }], pages);

  expect(await aRegistry(reportsStore).resolveSelect(reportsStore).getCategoryNames('catalogue')).toEqual({
    16: 'Home & garden',
    17: 'Outdoors',
  });
});

test('who may not read the catalogue has the names of the categories that were sold', async () => {
  api
    .get(
      '/wc-analytics/reports/categories',
      ({ extended_info: info, page }) => info === 'true' && page === '1',
    )
    .reply(200, [{ category_id: 16, extended_info: { name: 'Home &amp; garden' } }, { category_id: null }]);

  expect(await aRegistry(reportsStore).resolveSelect(reportsStore).getCategoryNames('report')).toEqual({
    16: 'Home & garden',
  });
});

describe('the figures there are', () => {
  function Labels() {
    const { page } = useReportItems('performance-indicators/allowed', {});
    return <p>{page?.items.map(({ label }) => label).join(', ')}</p>;
  }

  test('come with the page', async () => {
    renderWithStores([reportsStore], <Labels />, {
      prepare: (registry) => hydrateReports(registry, { performanceIndicators: [anIndicator()] }),
    });

    expect(await screen.findByText('Total sales & more')).toBeVisible();
  });

  test('are read where the page does not tell them', async () => {
    api.get(`${INDICATORS}/allowed`).reply(200, [anIndicator({ label: 'Orders' })]);
    renderWithStores([reportsStore], <Labels />, { prepare: (registry) => hydrateReports(registry, {}) });

    expect(await screen.findByText('Orders')).toBeVisible();
  });

  test('are no list: that is an error of the page', () => {
    expect(() => hydrateReports(aRegistry(reportsStore), { performanceIndicators: 'none' })).toThrow(
      TypeError,
    );
  });
});
