import { useMemo, useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { buildError, api, createTestRegistry, renderWithStores } from '@admin/testing';
import { hydrateReports, reportsStore, useReportQuery } from './index';

const INDICATORS = '/wc-analytics/reports/performance-indicators';
const TODAY = { after: '2026-11-20T00:00:00', before: '2026-11-20T12:34:59' };
const YESTERDAY = { after: '2026-11-19T00:00:00', before: '2026-11-19T12:34:59' };
const RANGES = { present: TODAY, previous: YESTERDAY };
const SALES = { stats: 'revenue/total_sales' };
const NO_QUERY = {};

/** A metric as the server sends it. */
const buildIndicator = (overrides?: object) => ({
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
  api.get(INDICATORS, { ...SALES, ...range }).reply(200, [buildIndicator({ value })]);

function Figure({ ranges = RANGES }) {
  const { data, comparison, error, refetch } = useReportQuery({
    type: 'items',
    endpoint: 'performance-indicators',
    query: SALES,
    ranges,
  });
  if (error)
    return (
      <button type="button" onClick={refetch}>
        {error.message}
      </button>
    );
  return (
    <p>
      {data?.items[0]?.value ?? 'unknown'} after {comparison?.items[0]?.value ?? 'unknown'}
    </p>
  );
}

test('reports fetching from the first render until data is loaded', async () => {
  const seen = new Set<string>();
  function Indicators() {
    const { data, isFetching } = useReportQuery({
      type: 'items',
      endpoint: 'performance-indicators',
      query: SALES,
    });
    seen.add(`${isFetching ? 'fetching' : 'fetched'} ${data?.total}`);
    return <p>{data ? 'There' : 'Waiting'}</p>;
  }
  api.get(INDICATORS, SALES).reply(200, [buildIndicator()], { 'x-wp-total': '1', 'x-wp-totalpages': '1' });
  renderWithStores([reportsStore], <Indicators />);

  expect(await screen.findByText('There')).toBeVisible();
  expect([...seen]).toEqual(['fetching undefined', 'fetched 1']);
});

describe('data of the previous request', () => {
  function Orders({ page, endpoint = 'orders' }: { page: number; endpoint?: string }) {
    const query = useMemo(() => ({ page }), [page]);
    const { data, request, isPlaceholderData, isFetching, error, refetch } = useReportQuery({
      type: 'items',
      endpoint,
      query,
      keepPreviousData: true,
      title: `Page ${page}`,
    });
    return (
      <>
        <p aria-busy={isFetching}>
          {data ? `${request.title}: ${data.total}` : 'No data'}
          {isPlaceholderData && ' (old)'}
        </p>
        {error && (
          <button type="button" onClick={refetch}>
            Retry
          </button>
        )}
      </>
    );
  }

  const serve = (page: number, total: number, endpoint = 'orders') =>
    api
      .get(`/wc-analytics/reports/${endpoint}`, { page })
      .reply(200, [{}], { 'x-wp-total': String(total), 'x-wp-totalpages': '1' });

  async function openFirstPage() {
    serve(1, 10);
    const view = renderWithStores([reportsStore], <Orders page={1} />);
    await screen.findByText('Page 1: 10');
    return view;
  }

  test('is marked as busy until new data replaces it', async () => {
    const { rerender } = await openFirstPage();
    serve(2, 20);

    rerender(<Orders page={2} />);

    expect(screen.getByText('Page 1: 10 (old)')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('Page 2: 20')).toHaveAttribute('aria-busy', 'false');
  });

  test('is never taken from another report', async () => {
    const { rerender } = await openFirstPage();
    serve(1, 5, 'products');

    rerender(<Orders page={1} endpoint="products" />);

    expect(screen.getByText('No data')).toBeVisible();
    expect(await screen.findByText('Page 1: 5')).toBeVisible();
  });

  test('is replaced by an error, and the request can be retried', async () => {
    const { rerender, user } = await openFirstPage();
    api.get('/wc-analytics/reports/orders', { page: 2 }).reply(403, buildError('forbidden', 403));
    rerender(<Orders page={2} />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('No data')).toBeVisible();

    serve(2, 20);
    await user.click(retry);

    expect(await screen.findByText('Page 2: 20')).toBeVisible();
  });

  test('is evicted after many other requests and loaded again when requested', async () => {
    const { rerender, registry } = await openFirstPage();
    const { getReport } = registry.select(reportsStore);
    serve(2, 20);
    rerender(<Orders page={2} />);
    await screen.findByText('Page 2: 20');

    for (let page = 3; page <= 102; page++) {
      const data = { items: [], total: page, totalPages: 1 };
      act(() => {
        void registry
          .dispatch(reportsStore)
          .receiveReport({ type: 'items', endpoint: 'orders', query: { page }, data });
      });
      if (page === 101) {
        // Page 2 is on the screen.
        serve(2, 21);
      }
    }
    expect(getReport('items', 'orders', { page: 1 })).toBeUndefined();
    expect(await screen.findByText('Page 2: 21')).toBeVisible();

    serve(1, 11);
    rerender(<Orders page={1} />);
    expect(await screen.findByText('Page 1: 11')).toBeVisible();
  });
});

test('loads a list once for equal queries, regardless of parameter order', async () => {
  const registry = createTestRegistry(reportsStore);
  serveFigure(TODAY, 120);
  const { getReport } = registry.resolveSelect(reportsStore);

  const [first, second] = await Promise.all([
    getReport('items', 'performance-indicators', { ...SALES, ...TODAY }),
    getReport('items', 'performance-indicators', { ...TODAY, ...SALES }),
  ]);

  expect(first).toMatchObject({
    items: [
      {
        stat: 'revenue/total_sales',
        chart: 'total_sales',
        label: 'Total sales & more',
        reportPath: '/analytics/revenue',
        format: 'currency',
        value: 120,
      },
    ],
  });
  expect(second).toBe(first);
});

test('omits invalid entries and treats missing members as undefined', async () => {
  const registry = createTestRegistry(reportsStore);
  const leadsAway = { report: [{ href: '//elsewhere.example' }] };
  api
    .get(INDICATORS)
    .reply(200, [null, 'x', {}, { stat: 'acme/visits', value: 'many', _links: leadsAway }, buildIndicator()]);

  const page = await registry.resolveSelect(reportsStore).getReport('items', 'performance-indicators', {});

  expect(page).toMatchObject({
    items: [
      { stat: 'acme/visits', label: '', format: 'number', value: null, reportPath: '' },
      { stat: 'revenue/total_sales' },
    ],
  });
});

test('parses stats as totals and intervals, with the total number of intervals', async () => {
  const registry = createTestRegistry(reportsStore);
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
    .getReport('stats', 'revenue', { interval: 'day', ...TODAY });

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

test('returns no metrics beyond the last page', async () => {
  const registry = createTestRegistry(reportsStore);
  api.get('/wc-analytics/reports/revenue/stats', { page: 9 }).reply(200, { totals: [], intervals: [] });

  expect(await registry.resolveSelect(reportsStore).getReport('stats', 'revenue', { page: 9 })).toMatchObject(
    {
      totals: {},
      intervals: [],
    },
  );
});

describe('a period and its comparison', () => {
  test('are loaded again only where they failed', async () => {
    serveFigure(TODAY, 120);
    api.get(INDICATORS, { ...SALES, ...YESTERDAY }).reply(500, buildError('broken', 500, 'Try later.'));
    const { user } = renderWithStores([reportsStore], <Figure />);
    const retry = await screen.findByRole('button', { name: 'Try later.' });

    serveFigure(YESTERDAY, 80);
    await user.click(retry);

    expect(await screen.findByText('120 after 80')).toBeVisible();
  });

  test('are canceled when other periods are requested', async () => {
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
      registry.resolution(reportsStore).getReport('items', 'performance-indicators', asked).status;
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

const buildInterval = (day: string, value: number) => ({
  interval: day,
  date_start: `${day} 00:00:00`,
  date_end: `${day} 23:59:59`,
  subtotals: { total_sales: value, segments: null },
});

describe('metrics of a period', () => {
  test('have all intervals across pages', async () => {
    const asked = { order: 'asc', per_page: 100, interval: 'day', ...TODAY };
    const pages = { 'X-WP-Total': '201', 'X-WP-TotalPages': '3' };
    api.get(REVENUE, asked).reply(200, statsOf(6, [buildInterval('2026-01-01', 1)]), pages);
    // Whichever comes first.
    api
      .get(REVENUE, { ...asked, page: 2 })
      .delay(30)
      .reply(200, statsOf(6, [buildInterval('2026-04-11', 2)]), pages);
    api.get(REVENUE, { ...asked, page: 3 }).reply(200, statsOf(6, [buildInterval('2026-07-20', 3)]), pages);

    const series = await createTestRegistry(reportsStore)
      .resolveSelect(reportsStore)
      .getReport('series', 'revenue', { interval: 'day', ...TODAY });

    expect(series).toMatchObject({
      totals: { total_sales: 6 },
      intervals: [{ interval: '2026-01-01' }, { interval: '2026-04-11' }, { interval: '2026-07-20' }],
    });
  });

  test('use one response without intervals if they have no dates', async () => {
    api.get('/wc-analytics/reports/stock/stats').reply(200, { totals: { instock: 3 } });

    expect(
      await createTestRegistry(reportsStore).resolveSelect(reportsStore).getReport('series', 'stock', {}),
    ).toMatchObject({
      totals: { instock: 3 },
      intervals: [],
    });
  });
});

const QUESTION = { interval: 'day' };
const SERIES = { order: 'asc', per_page: 100, interval: 'day' };

function Sales({ ranges = RANGES, keepPreviousData = false }) {
  const { data, comparison, isPlaceholderData, isFetching, error, refetch } = useReportQuery({
    type: 'series',
    endpoint: 'revenue',
    query: QUESTION,
    ranges,
    keepPreviousData,
  });
  return (
    <>
      <p>
        {data?.totals['total_sales'] ?? 'unknown'} after {comparison?.totals['total_sales'] ?? 'unknown'}
        {isPlaceholderData && ' (old)'}
      </p>
      <output>{isFetching ? 'fetching' : 'fetched'}</output>
      {error && (
        <button type="button" onClick={refetch}>
          Retry
        </button>
      )}
    </>
  );
}

const serveSales = (range: object, total: number) =>
  api.get(REVENUE, { ...SERIES, ...range }).reply(200, statsOf(total));

describe('metrics and their comparison', () => {
  test('are shown as soon as they are loaded', async () => {
    serveSales(TODAY, 120);
    api
      .get(REVENUE, { ...SERIES, ...YESTERDAY })
      .delay(50)
      .reply(200, statsOf(80));
    renderWithStores([reportsStore], <Sales />);

    expect(await screen.findByText('120 after unknown')).toBeVisible();
    expect(await screen.findByText('120 after 80')).toBeVisible();
  });

  test('are never mixed with metrics of the previous request', async () => {
    serveSales(TODAY, 120);
    serveSales(YESTERDAY, 80);
    const { rerender } = renderWithStores([reportsStore], <Sales keepPreviousData />);
    await screen.findByText('120 after 80');
    const day = (name: string) => ({ after: `${name}T00:00:00`, before: `${name}T23:59:59` });
    const [tenth, ninth, eighth] = [day('2026-11-10'), day('2026-11-09'), day('2026-11-08')];
    serveSales(tenth, 30);
    api
      .get(REVENUE, { ...SERIES, ...ninth })
      .delay(60)
      .reply(200, statsOf(20));

    rerender(<Sales keepPreviousData ranges={{ present: tenth, previous: ninth }} />);
    expect(screen.getByText('120 after 80 (old)')).toBeVisible();
    expect(await screen.findByText('30 after unknown')).toBeVisible();
    serveSales(eighth, 10);
    rerender(<Sales keepPreviousData ranges={{ present: ninth, previous: eighth }} />);

    expect(screen.getByText('30 after unknown (old)')).toBeVisible();
    expect(await screen.findByText('20 after 10')).toBeVisible();
  });

  test('are retried only where they failed', async () => {
    serveSales(TODAY, 120);
    api.get(REVENUE, { ...SERIES, ...YESTERDAY }).reply(500, buildError('broken', 500));
    const { user } = renderWithStores([reportsStore], <Sales />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(await screen.findByText('120 after unknown')).toBeVisible();

    serveSales(YESTERDAY, 80);
    await user.click(retry);

    expect(await screen.findByText('120 after 80')).toBeVisible();
  });

  test('of the previous minute stay visible while the current minute is loading', async () => {
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

  test('of whole days are not used for a day in progress', async () => {
    const whole = { ...TODAY, before: '2026-11-20T23:59:59' };
    serveSales(TODAY, 120);
    serveSales(YESTERDAY, 80);
    const { rerender } = renderWithStores([reportsStore], <Sales />);
    await screen.findByText('120 after 80');
    serveSales(whole, 500);

    rerender(<Sales ranges={{ present: whole, previous: YESTERDAY }} />);

    expect(screen.getByText('unknown after unknown')).toBeVisible();
    expect(await screen.findByText('500 after 80')).toBeVisible();
  });

  test('are shown at once on return and refreshed in the background after a minute', async () => {
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
    expect(screen.getByText('fetched')).toBeVisible();

    await user.click(go);
    jest.setSystemTime(new Date('2026-11-20T12:36:56Z'));
    serveSales(TODAY, 150);
    serveSales(YESTERDAY, 80);
    await user.click(go);
    expect(screen.getByText('120 after 80')).toBeVisible();
    expect(await screen.findByText('150 after 80')).toBeVisible();
  });
});

test('loads category names from all pages', async () => {
  const CATEGORIES = '/wc-analytics/products/categories';
  const asked = { per_page: 100, _fields: ['id', 'name'] };
  const pages = { 'X-WP-Total': '101', 'X-WP-TotalPages': '2' };
  api
    .get(CATEGORIES, { ...asked, page: 1 })
    .reply(200, [{ id: 16, name: 'Home &amp; garden' }, null, { name: 'Nothing' }], pages);
  api.get(CATEGORIES, { ...asked, page: 2 }).reply(200, [{ id: 17, name: 'Outdoors' }], pages);

  expect(
    await createTestRegistry(reportsStore).resolveSelect(reportsStore).getCategoryNames('catalog'),
  ).toEqual({
    16: 'Home & garden',
    17: 'Outdoors',
  });
});

test('uses names of sold categories for users who cannot read the catalog', async () => {
  api
    .get(
      '/wc-analytics/reports/categories',
      ({ extended_info: info, page }) => info === 'true' && page === '1',
    )
    .reply(200, [{ category_id: 16, extended_info: { name: 'Home &amp; garden' } }, { category_id: null }]);

  expect(
    await createTestRegistry(reportsStore).resolveSelect(reportsStore).getCategoryNames('report'),
  ).toEqual({
    16: 'Home & garden',
  });
});

describe('the list of metrics', () => {
  function Labels() {
    const { data } = useReportQuery({
      type: 'items',
      endpoint: 'performance-indicators/allowed',
      query: NO_QUERY,
    });
    return <p>{data?.items.map(({ label }) => label).join(', ')}</p>;
  }

  test('is preloaded with the page', async () => {
    renderWithStores([reportsStore], <Labels />, {
      prepare: (registry) => hydrateReports(registry, { performanceIndicators: [buildIndicator()] }),
    });

    expect(await screen.findByText('Total sales & more')).toBeVisible();
  });

  test('is requested if it is not preloaded', async () => {
    api.get(`${INDICATORS}/allowed`).reply(200, [buildIndicator({ label: 'Orders' })]);
    renderWithStores([reportsStore], <Labels />, { prepare: (registry) => hydrateReports(registry, {}) });

    expect(await screen.findByText('Orders')).toBeVisible();
  });

  test('throws if the preloaded value is not a list', () => {
    expect(() => hydrateReports(createTestRegistry(reportsStore), { performanceIndicators: 'none' })).toThrow(
      'Expected Array',
    );
  });
});
