import { Suspense, type ComponentType, type ReactNode } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { addFilter, onExtensionFailure, removeFilter } from '@admin/extensions';
import { getHistory, lazyScreen, useQuery } from '@admin/navigation';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateSettings, settingsStore } from '@admin/store-settings';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildHost, buildError, api, buildUser, renderWithStores } from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { AnalyticsOverview } from './overview';

const NOW = new Date('2026-11-20T12:34:56Z'); // a Friday
const INDICATORS = '/wc-analytics/reports/performance-indicators';
const LEADERBOARDS_PATH = '/wc-analytics/leaderboards';
const PREFERENCES = { _fields: 'id,woocommerce_meta' };
const SECTIONS_FILTER = 'woocommerce_dashboard_default_sections';
const CHARTS_FILTER = 'woocommerce_admin_dashboard_charts_filter';
const FILTERS_FILTER = 'woocommerce_admin_dashboard_filters';

const METRICS: Record<string, readonly [label: string, value: number, before: number]> = {
  'revenue/total_sales': ['Total sales', 150, 100],
  'orders/orders_count': ['Orders', 3, 4],
  'revenue/refunds': ['Returns', 20, 10],
  'taxes/total_tax': ['Total tax', 7, 7],
};

const buildIndicator = (stat: string) => ({
  stat,
  chart: stat.split('/')[1],
  label: METRICS[stat]?.[0],
  _links: { report: [{ href: `/analytics/${stat.split('/')[0]}` }] },
});

/** Mocks the server: returns only the requested metrics, and none if none are requested. */
function serveMetrics(after: string, place: 1 | 2) {
  api
    .get(INDICATORS, (query) => query['after'] === after && query['stats'] !== '')
    .times(9)
    .optionally()
    .reply(200, (uri: string) => {
      const stats = new URL(uri, 'http://localhost').searchParams.get('stats')?.split(',') ?? [];
      return stats.map((stat) => ({
        ...buildIndicator(stat),
        value: METRICS[stat]?.[place],
        format: stat.startsWith('orders') ? 'number' : 'currency',
      }));
    });
}

function serveSeries(report: string) {
  api
    .get(`/wc-analytics/reports/${report}/stats`, () => true)
    .times(9)
    .optionally()
    .reply(
      200,
      { totals: { net_revenue: 130, orders_count: 3, visits: 9 }, intervals: [] },
      { 'X-WP-Total': '0', 'X-WP-TotalPages': '0' },
    );
}

const buildBoard = (id: string, label: string, rows: unknown[] = []) => ({
  id,
  label,
  headers: [{ label: 'Name' }, { label: 'Items sold' }, { label: 'Net sales' }],
  rows,
});

const buildRow = (name: string, href: string, count: number, amount: string) => [
  { display: `<a href='${href}'>${name}</a>`, value: name },
  { display: String(count), value: count },
  { display: `<span class="amount"><bdi><span>&#36;</span>${amount}</bdi></span>`, value: Number(amount) },
];

const PRODUCT = 'http://localhost/wp-admin/admin.php?page=wc-admin&path=/analytics/products&products=5';
const LEADERBOARDS = [
  buildBoard('customers', 'Top customers'),
  buildBoard('products', 'Top products', [
    buildRow('Cup &lt;b&gt;&amp; saucer&lt;/b&gt;', PRODUCT, 7, '12.00'),
    buildRow(' ', PRODUCT, 1, '2.50'),
  ]),
];

const serveBoards = (rows = '5') =>
  api
    .get(LEADERBOARDS_PATH, ({ per_page: perPage }) => perPage === rows)
    .optionally()
    .reply(200, LEADERBOARDS);

function serveReports() {
  serveMetrics('2026-11-01T00:00:00', 1);
  serveMetrics('2025-11-01T00:00:00', 2);
  serveSeries('revenue');
  serveSeries('orders');
}

function serveAll() {
  serveReports();
  serveBoards();
}

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

const AtAddress = () => <AnalyticsOverview path="/analytics/overview" query={useQuery()} />;

interface Setting {
  preferences?: Record<string, unknown>;
  query?: string;
  defaultRange?: string;
  /** Preloaded endpoints for the overview's metrics; all of them if omitted. */
  dataEndpoints?: object;
  onCaughtError?: (error: unknown) => void;
}

const OFFERED = {
  performanceIndicators: Object.keys(METRICS).map(buildIndicator),
  leaderboards: LEADERBOARDS.map(({ id, label, headers }) => ({ id, label, headers })),
};

function show({
  preferences = {},
  query = '',
  defaultRange,
  dataEndpoints = OFFERED,
  onCaughtError,
}: Setting = {}) {
  window.history.replaceState({}, '', '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Foverview');
  getHistory().replace(`admin.php?page=wc-admin&path=%2Fanalytics%2Foverview${query}`);
  const meta = Object.fromEntries(
    Object.entries(preferences).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  return renderWithStores(
    [noticesStore, optionsStore, settingsStore, userStore],
    <>
      <AtAddress />
      <Notices />
    </>,
    {
      host: buildHost({ admin: { dataEndpoints } }),
      prepare: (registry) => {
        hydrateCurrentUser(registry, buildUser({ woocommerce_meta: meta }));
        hydrateOptions(registry, { woocommerce_admin_transient_notices_queue: [] });
        hydrateSettings(registry, {
          preloadSettings: {},
          wcAdminSettings: {
            woocommerce_default_date_range: defaultRange ?? 'period=month&compare=previous_year',
          },
        });
      },
      ...(onCaughtError ? { onCaughtError } : {}),
    },
  );
}

/** Mocks the save request and returns what was saved. */
function expectSave(name: string) {
  const saved = jest.fn((_: string, body: unknown) => ({ ...buildUser(), ...Object(body) }));
  api
    .get('/wp/v2/users/me', PREFERENCES)
    .optionally()
    .reply(200, buildUser({ woocommerce_meta: {} }));
  api.post('/wp/v2/users/me', undefined, PREFERENCES).reply(200, saved);
  return async () => {
    await waitFor(() => expect(saved).toHaveBeenCalled());
    return JSON.parse(Object(saved.mock.calls[0]?.[1]).woocommerce_meta[name]) as unknown;
  };
}

const section = (name: string) => screen.findByRole('region', { name });
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const metrics = async () =>
  within(await section('Performance'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const settled = async () => {
  await screen.findByText('$150.00');
  await screen.findByRole('table', { name: 'Top products' });
};

async function choose(user: ReturnType<typeof show>['user'], menu: string, item: string) {
  await user.click(screen.getByRole('button', { name: `Options for ${menu}` }));
  await user.click(screen.getByRole('menuitem', { name: item }));
}

beforeEach(() => {
  // The data age line checks whether orders are missing.
  api.get('/wc-analytics/reports/import/status').optionally().times(9).reply(200, { is_importing: false });
  api
    .get('/wc-analytics/reports/import/totals', () => true)
    .optionally()
    .times(9)
    .reply(200, { orders: 0, customers: 0 });
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });
});

afterEach(() => {
  for (const filter of [SECTIONS_FILTER, CHARTS_FILTER, FILTERS_FILTER]) removeFilter(filter, 'acme');
});

describe('with the default layout', () => {
  test('shows metrics, charts and leaderboards for the default range', async () => {
    serveAll();
    show();
    await settled();

    expect(sections()).toEqual(['Performance', 'Charts', 'Leaderboards']);
    expect(screen.getByRole('button', { name: /^Date range/ })).toHaveAccessibleName(
      'Date range: Month to date (Nov 1 - 20, 2026) vs. Previous year (Nov 1 - 20, 2025, until 12:34)',
    );
    expect(await metrics()).toEqual([
      'Total sales$150.00+50% betterBefore: $100.00',
      'Orders3−25% worseBefore: 4',
      'Returns$20.00+100% worseBefore: $10.00',
    ]);
    expect(screen.getByRole('heading', { level: 3, name: 'Net sales' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Orders' })).toBeVisible();
  });

  test('shows the update time and missing data, and refreshes on click', async () => {
    serveAll();
    const { user } = show();
    expect(await screen.findByText('All orders are included')).toBeVisible();
    await settled();
    expect(screen.getByText('Data updated 12:34')).toBeVisible();

    serveBoards();
    const offered = [`${INDICATORS}/allowed`, `${LEADERBOARDS_PATH}/allowed`].map((path) =>
      api
        .get(path)
        .reply(200, path.startsWith(INDICATORS) ? Object.keys(METRICS).map(buildIndicator) : LEADERBOARDS),
    );
    jest.setSystemTime(new Date('2026-11-20T12:40:00Z'));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));

    expect(await screen.findByText('Data updated 12:40')).toBeVisible();
    await waitFor(() => expect(offered.every((answer) => answer.isDone())).toBe(true));
  });

  test('uses the default range from the settings', async () => {
    serveMetrics('2026-11-16T00:00:00', 1);
    serveMetrics('2026-11-09T00:00:00', 2);
    serveSeries('revenue');
    serveSeries('orders');
    serveBoards();
    show({ defaultRange: 'period=week&compare=previous_period' });
    await settled();

    expect(screen.getByRole('button', { name: /^Date range/ })).toHaveAccessibleName(
      'Date range: Week to date (Nov 16 - 20, 2026) vs. Previous period (Nov 9 - 13, 2026, until 12:34)',
    );
  });

  test('links metrics, charts and leaderboards to their reports with the current range', async () => {
    serveAll();
    show({ query: '&period=month&compare=previous_year' });
    await settled();

    const range = 'period=month&compare=previous_year';
    expect(screen.getByRole('link', { name: /^Total sales/ })).toHaveAttribute(
      'href',
      `admin.php?page=wc-admin&${range}&chart=total_sales&path=%2Fanalytics%2Frevenue`,
    );
    expect(screen.getByRole('link', { name: 'View report: Net sales' })).toHaveAttribute(
      'href',
      `admin.php?page=wc-admin&${range}&chart=net_revenue&chartType=line&interval=day&path=%2Fanalytics%2Frevenue`,
    );
    expect(screen.getByRole('link', { name: 'View report: Top products' })).toHaveAttribute(
      'href',
      `admin.php?page=wc-admin&${range}&path=%2Fanalytics%2Fproducts`,
    );
  });

  test("renders the server's HTML in leaderboards as text", async () => {
    serveAll();
    show();
    const table = within(await screen.findByRole('table', { name: 'Top products' }));

    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'NameItems soldNet sales',
      'Cup <b>& saucer</b>7$12.00',
      '(no name)1$2.50',
    ]);
    const link = table.getByRole('link', { name: 'Cup <b>& saucer</b>' });
    expect(link).toHaveAttribute('href', PRODUCT);
    expect(link).toHaveAttribute('dir', 'auto');
  });
});

describe('loading errors', () => {
  test.each([
    ['performance', INDICATORS, 'The metrics could not be loaded', '$150.00'],
    ['a chart', '/wc-analytics/reports/revenue/stats', 'The chart could not be loaded', '$150.00'],
    ['the leaderboards', LEADERBOARDS_PATH, 'The leaderboards could not be loaded', 'Top products'],
  ])('%s shows an error and retries; other sections still work', async (_, path, message, then) => {
    api
      .get(path, () => true)
      .times(path === LEADERBOARDS_PATH ? 1 : 2)
      .reply(500, buildError('broken', 500, 'Out of order.'));
    serveAll();
    const { user } = show();

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${message}Out of order.`);
    expect(sections()).toEqual(['Performance', 'Charts', 'Leaderboards']);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect((await screen.findAllByText(then)).length).toBeGreaterThan(0);
  });
});

describe('customizing', () => {
  test('hides a section, moves focus to the next one and adds the section again', async () => {
    serveAll();
    const { user } = show();
    await settled();
    const saved = expectSave('dashboard_sections');
    await choose(user, 'Charts', 'Hide section');

    expect(await saved()).toMatchObject([
      { key: 'store-performance', isVisible: true },
      { key: 'charts', isVisible: false },
      { key: 'leaderboards', isVisible: true },
    ]);
    expect(sections()).toEqual(['Performance', 'Leaderboards']);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Options for Leaderboards' })).toHaveFocus(),
    );

    expectSave('dashboard_sections');
    await user.click(screen.getByRole('button', { name: 'Add more sections' }));
    await user.click(screen.getByRole('menuitem', { name: 'Charts' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Options for Charts' })).toHaveFocus());
  });

  test('moves a section and keeps focus on its menu', async () => {
    serveAll();
    const { user } = show();
    await settled();
    const saved = expectSave('dashboard_sections');
    await choose(user, 'Performance', 'Move down');

    expect(await saved()).toMatchObject([
      { key: 'charts' },
      { key: 'store-performance' },
      { key: 'leaderboards' },
    ]);
    expect(sections()).toEqual(['Charts', 'Performance', 'Leaderboards']);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Options for Performance' })).toHaveFocus(),
    );
  });

  test('renames a section', async () => {
    serveAll();
    const { user } = show();
    await settled();
    await choose(user, 'Performance', 'Rename');
    const field = screen.getByRole('textbox', { name: 'Title' });
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(field).toHaveAccessibleDescription('Enter a title');
    const saved = expectSave('dashboard_sections');
    await user.type(field, 'This month{Enter}');

    expect(await saved()).toMatchObject([{ key: 'store-performance', title: 'This month' }, {}, {}]);
    expect(await section('This month')).toBeVisible();
  });

  test('chooses, moves and renames metrics', async () => {
    serveAll();
    const { user } = show();
    await settled();
    await choose(user, 'Performance', 'Choose metrics');
    const dialog = within(screen.getByRole('dialog', { name: 'Choose metrics' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Total tax', checked: false }));
    await user.click(dialog.getByRole('checkbox', { name: 'Returns', checked: true }));
    await user.click(dialog.getByRole('button', { name: 'Move Orders up' }));
    await user.click(dialog.getByRole('button', { name: 'Rename Orders' }));
    await user.clear(dialog.getByRole('textbox'));
    await user.keyboard('Sold{Enter}');
    const saved = expectSave('dashboard_sections');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await saved()).toMatchObject([
      {
        key: 'store-performance',
        hiddenBlocks: expect.arrayContaining(['revenue/refunds', 'coupons/amount']),
        blockOrder: ['orders/orders_count', 'revenue/total_sales', 'revenue/refunds', 'taxes/total_tax'],
        blockTitles: { 'orders/orders_count': 'Sold' },
      },
      {},
      {},
    ]);
    await screen.findByText('$7.00');
    expect(await metrics()).toEqual([
      'Sold3−25% worseBefore: 4',
      'Total sales$150.00+50% betterBefore: $100.00',
      'Total tax$7.000%Before: $7.00',
    ]);
  });

  test("reverts a change that can't be saved, and shows an error", async () => {
    serveAll();
    const { user } = show();
    await settled();
    api.get('/wp/v2/users/me', PREFERENCES).reply(500, buildError('broken', 500));
    await choose(user, 'Charts', 'Hide section');

    expect(await screen.findByText('There was a problem saving the overview layout')).toBeVisible();
    expect(sections()).toEqual(['Performance', 'Charts', 'Leaderboards']);
  });

  test('saves the chart type and the number of leaderboard rows', async () => {
    serveAll();
    const { user } = show({ preferences: { dashboard_chart_interval: 'week' } });
    await settled();
    expect(screen.getByRole('combobox', { name: 'Interval' })).toHaveValue('week');
    const type = expectSave('dashboard_chart_type');
    await user.click(screen.getByRole('radio', { name: 'Bar chart' }));
    expect(await type()).toBe('bar');

    serveBoards('10');
    const rows = expectSave('dashboard_leaderboard_rows');
    await user.click(screen.getByRole('button', { name: 'Options for Leaderboards' }));
    await user.click(screen.getByRole('menuitemradio', { name: '10' }));
    expect(await rows()).toBe(10);
  });
});

test.each([
  [
    'values of the wrong type',
    { dashboard_sections: 'all', dashboard_leaderboard_rows: 'many', dashboard_chart_type: 7 },
  ],
  ['invalid entries', { dashboard_sections: [null, { key: 'gone' }, { key: 'charts', hiddenBlocks: 5 }] }],
  ['an unsuitable interval', { dashboard_chart_interval: 'year', dashboard_leaderboard_rows: 500 }],
])('with %s stored, it shows all sections', async (_, preferences) => {
  serveAll();
  show({ preferences });
  await settled();

  expect(sections().toSorted()).toEqual(['Charts', 'Leaderboards', 'Performance']);
});

test('requests metrics once the list of available metrics is loaded', async () => {
  serveAll();
  api.get(`${INDICATORS}/allowed`).delay(20).reply(200, OFFERED.performanceIndicators);
  show({ dataEndpoints: { leaderboards: OFFERED.leaderboards } });

  await settled();
  expect(await metrics()).toHaveLength(3);
});

test('leaves out leaderboards when the store provides none', async () => {
  serveReports();
  const { user } = show({ dataEndpoints: { ...OFFERED, leaderboards: [] } });
  await screen.findByText('$150.00');

  expect(sections()).toEqual(['Performance', 'Charts']);
  await user.click(screen.getByRole('button', { name: 'Customize' }));
  expect(await screen.findByRole('checkbox', { name: 'Charts' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Leaderboards' })).not.toBeInTheDocument();
});

test('makes no requests for hidden sections', async () => {
  const hidden = ['store-performance', 'charts', 'leaderboards'].map((key) => ({ key, isVisible: false }));
  show({ preferences: { dashboard_sections: hidden } });

  expect(await screen.findByText('All sections are hidden')).toBeVisible();
});

describe('extensions', () => {
  test('add a section with its own controls', async () => {
    serveAll();
    interface AcmeProps {
      title: string;
      titleInput: string;
      onTitleChange: (title: string) => void;
      onTitleBlur: () => void;
      onMove: (change: number) => void;
      onRemove: () => void;
      isFirst: boolean;
      isLast: boolean;
      hiddenBlocks: string[];
      controls: ComponentType<Omit<AcmeProps, 'controls' | 'title' | 'hiddenBlocks'>>;
    }
    const Acme = ({ title, hiddenBlocks, controls: Controls, ...rest }: AcmeProps) => (
      <section>
        <h2>{title}</h2>
        <p>Hidden: {hiddenBlocks.join()}</p>
        <Controls {...rest} />
      </section>
    );
    addFilter(SECTIONS_FILTER, 'acme', (list: unknown[]) => [
      ...list,
      { key: 'acme', component: Acme, title: 'Harbour', isVisible: true, hiddenBlocks: ['tide'] },
    ]);
    const { user } = show();
    await settled();
    expect(screen.getByText('Hidden: tide')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move down' })).not.toBeInTheDocument();

    const saved = expectSave('dashboard_sections');
    await user.clear(screen.getByRole('textbox', { name: 'Section title' }));
    await user.type(screen.getByRole('textbox', { name: 'Section title' }), 'Quay');
    await user.tab();

    expect(await saved()).toMatchObject([{}, {}, {}, { key: 'acme', title: 'Quay' }]);
    await waitFor(() => expect(sections()).toContain('Quay'));
  });

  test("that crash in a section don't affect other sections", async () => {
    serveAll();
    const failures = jest.fn();
    const stop = onExtensionFailure(failures);
    addFilter(SECTIONS_FILTER, 'acme', (list: unknown[]) => [
      {
        key: 'acme',
        title: 'Harbour',
        component: () => {
          throw new Error('Ebb.');
        },
      },
      ...list,
    ]);
    show({ onCaughtError: () => undefined });
    await settled();

    expect(screen.getByRole('region', { name: 'Harbour' })).toHaveTextContent(
      'Harbour could not be displayed',
    );
    expect(failures).toHaveBeenCalled();
    stop();
  });

  test('load a section again on retry after a network error', async () => {
    serveAll();
    const failure = Object.assign(new Error('No answer.'), { name: 'ChunkLoadError' });
    const load = jest
      .fn<Promise<() => ReactNode>, []>()
      .mockRejectedValueOnce(failure)
      .mockRejectedValueOnce(failure)
      .mockResolvedValue(() => <p>High tide at noon</p>);
    const Tides = lazyScreen<object>('tides', load);
    addFilter(SECTIONS_FILTER, 'acme', (list: unknown[]) => [
      {
        key: 'acme',
        title: 'Harbour',
        component: () => (
          <Suspense>
            <Tides />
          </Suspense>
        ),
      },
      ...list,
    ]);
    const { user } = show({ onCaughtError: () => undefined });
    const section = () => screen.getByRole('region', { name: 'Harbour' });

    expect(await screen.findByText('Harbour could not be displayed')).toBeVisible();
    await user.click(within(section()).getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('High tide at noon')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('add charts', async () => {
    serveAll();
    serveSeries('acme/visits');
    addFilter(CHARTS_FILTER, 'acme', (list: unknown[]) => [
      { endpoint: 'acme/visits', key: 'visits', label: 'Visits', type: 'number' },
      ...list,
    ]);
    show();
    await settled();

    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Visits');
  });

  test('add filters that apply to all metrics', async () => {
    addFilter(FILTERS_FILTER, 'acme', (list: unknown[]) => [
      ...list,
      {
        label: 'Harbour',
        staticParams: [],
        param: 'harbour',
        showFilters: () => true,
        filters: [
          { label: 'All harbours', value: 'all' },
          { label: 'Kiel', value: 'kiel' },
        ],
      },
      {
        label: 'Crew',
        staticParams: [],
        param: 'crew',
        showFilters: () => true,
        defaultValue: 'one',
        filters: [
          {
            label: 'One product',
            value: 'one',
            component: 'Search',
            settings: { type: 'products', param: 'crew_product', labels: { placeholder: 'Whose product' } },
          },
        ],
      },
    ]);
    const asked = jest.fn();
    api
      .get(/./, (query) => query['harbour'] === 'kiel')
      .times(7)
      .reply(200, (uri: string) => {
        asked(new URL(uri, 'http://localhost').pathname);
        return uri.includes('/stats') ? { totals: {}, intervals: [] } : [];
      });
    const { user } = show({ query: '&harbour=kiel' });

    await waitFor(() => expect(asked).toHaveBeenCalledTimes(7));
    expect(await screen.findByText('Kiel')).toBeVisible();
    // The most common items are suggested before the user types.
    for (const search of [undefined, 'tea']) {
      api
        .get('/wc-analytics/products', (query) => query['search'] === search)
        .optionally(search === undefined)
        .reply(200, search ? [{ id: 5, name: 'Green tea' }] : []);
    }
    await user.type(screen.getByRole('combobox', { name: 'One product' }), 'tea');
    expect(await screen.findByRole('option', { name: 'Green tea' })).toBeVisible();
  });
});
