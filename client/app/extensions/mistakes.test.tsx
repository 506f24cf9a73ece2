import { act, screen } from '@testing-library/react';
import { addFilter, listFailures, onExtensionFailure, removeFilter } from '@admin/extensions';
import { getPersistedQuery, getQueryExcludedScreens } from '@admin/navigation';
import { filterRootBack } from '@admin/store-navigation';
import { api, buildTask, buildTaskList, buildUser } from '@admin/testing';
import { getItemColor } from '../../screens/analytics/report/chart/item-color';
import { listStageLabels } from '../../screens/analytics/settings/import/stage-labels';
import { listAvailableStats } from '../../screens/home/stats-overview/visible-stats';
import { listExtensionLinks } from '../../screens/home/store-links/extension-links';
import { getFilteredCurrencyInstance } from '../../extension-api/currency';
import { openDashboard } from '../testing/open-dashboard';

const NAMESPACE = 'acme/mistake';

type Callback = (value: unknown) => unknown;

function ruin(value: unknown): void {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return;
  for (const [key, part] of Object.entries(value)) {
    ruin(part);
    Reflect.set(value, key, undefined);
  }
}

/** Wrong return values of a callback, whatever its input. */
const MISTAKES: readonly Callback[] = [
  () => undefined,
  () => 'x',
  () => ({}),
  () => [null, 42, 'x', {}, [], () => null],
  () => {
    throw new Error('Broken on purpose.');
  },
  (value) => {
    ruin(value);
    throw new Error('Broken after the damage.');
  },
];

const GARBAGE = [undefined, {}, [null, 7, {}]];

/** Values with one wrong property each: of an additional entry in a list, or of the value itself. */
function spoil(value: unknown): Callback[] {
  const example: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof example !== 'object' || example === null) return [];
  return Object.keys(example).flatMap((key) =>
    GARBAGE.map(
      (garbage): Callback =>
        (given) =>
          Array.isArray(given)
            ? [...given, { ...given[0], [key]: garbage }]
            : { ...Object(given), [key]: garbage },
    ),
  );
}

const failures: string[] = [];
let stop: () => void;

beforeEach(() => {
  stop = onExtensionFailure(({ source }) => failures.push(source));
});

afterEach(() => {
  stop();
  failures.length = 0;
});

/** Adds a callback to a filter, and removes it after the check. */
function withCallback(hook: string, callback: Callback, check: () => void): void {
  act(() => addFilter(hook, NAMESPACE, callback));
  check();
  act(() => void removeFilter(hook, NAMESPACE));
}

const currentUserData = buildUser({
  is_super_admin: false,
  capabilities: { view_woocommerce_reports: true, manage_woocommerce: true },
});

const buildOrder = {
  order_id: 387,
  date: '2026-11-20 09:05:00',
  status: 'processing',
  order_number: 387,
  extended_info: { products: [], coupons: [], customer: { first_name: 'Gina', last_name: 'Guest' } },
};

const STATS = {
  totals: { orders_count: 3, segments: [] },
  intervals: ['01', '02'].map((day) => ({
    interval: `2026-11-${day}`,
    date_start: `2026-11-${day} 00:00:00`,
    date_end: `2026-11-${day} 23:59:59`,
    subtotals: { orders_count: 1, segments: [] },
  })),
};

/** Outline of the screen, in document order. */
const outline = () =>
  [...document.querySelectorAll('h1, h2, h3, th, label, legend')].map((element) => element.textContent);

test.each([
  [
    'Orders',
    '&path=%2Fanalytics%2Forders',
    async () => {
      await screen.findByText('387');
      // The chart, with its comparison.
      await screen.findByRole('columnheader', { name: /^Previous year/ });
    },
    [
      'woocommerce_admin_pages_list',
      'woocommerce_admin_reports_list',
      'woocommerce_admin_orders_report_charts',
      'woocommerce_admin_orders_report_filters',
      'woocommerce_admin_orders_report_advanced_filters',
      'woocommerce_admin_report_table',
      'woocommerce_admin_report_currency',
    ],
  ],
  [
    'Overview',
    '&path=%2Fanalytics%2Foverview',
    () => screen.findByRole('heading', { name: 'Performance' }),
    [
      'woocommerce_dashboard_default_sections',
      'woocommerce_admin_dashboard_filters',
      'woocommerce_admin_dashboard_charts_filter',
    ],
  ],
  [
    'Settings',
    '&path=%2Fanalytics%2Fsettings',
    () => screen.findByRole('group', { name: 'Default date range' }),
    ['woocommerce_admin_analytics_settings'],
  ],
  [
    'Home',
    '',
    () => screen.findByRole('heading', { name: /^Welcome/ }),
    [
      'woocommerce_admin_onboarding_task_list',
      'store_admin_task_lists',
      'store_admin_home_sections',
      'store_admin_activity_tabs',
    ],
  ],
])(
  '%s ignores every mistake of a filter callback, and is unchanged afterwards',
  async (title, address, isReady, hooks) => {
    api
      .get(/\/wc-analytics\/reports\/orders/, () => true)
      .optionally()
      .times(9)
      .reply((uri) =>
        uri.includes('/stats')
          ? [200, STATS]
          : [200, [buildOrder], { 'X-WP-Total': '1', 'X-WP-TotalPages': '1' }],
      );
    const taskLists = [buildTaskList({ tasks: [buildTask()] })];
    api.get('/wc-admin/onboarding/tasks').optionally().times(9).reply(200, taskLists);
    const { unmount } = openDashboard({
      address,
      admin: { currentUserData },
      taskLists,
    });
    await isReady();
    const usual = outline();

    for (const hook of hooks) {
      let given: unknown;
      withCallback(
        hook,
        (value) => (given = value),
        () => {},
      );
      for (const callback of [...MISTAKES, ...spoil(given)]) {
        withCallback(hook, callback, () => {
          expect(document.querySelector('h1')).toHaveTextContent(title);
          expect(document.body).not.toHaveTextContent(/stopped working|went wrong|could not be|\[object/);
        });
        expect(outline()).toEqual(usual);
      }
    }

    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((source) => !source.includes('acme'))).toEqual([]);
    // Pending requests no longer matter.
    unmount();
  },
);

test.each<[string, () => unknown]>([
  ['woocommerce_admin_persisted_queries', () => getPersistedQuery({ period: 'week', other: '1' })],
  ['woocommerce_admin_time_excluded_screens', () => getQueryExcludedScreens()],
  ['woocommerce_navigation_root_back_label', () => filterRootBack({ url: '/wp-admin/', label: 'Back' })],
  ['woocommerce_admin_homescreen_quicklinks', () => listExtensionLinks()],
  ['woocommerce_admin_homepage_default_stats', () => listAvailableStats()],
  ['woocommerce_admin_import_status', () => listStageLabels().orders],
  ['woocommerce_admin_chart_item_color', () => getItemColor(0, 'tea', [])],
  ['woocommerce_admin_report_currency', () => getFilteredCurrencyInstance({}).formatAmount(12)],
])('%s ignores every mistake of a callback, and is unchanged afterwards', (hook, read) => {
  const usual = read();

  for (const callback of MISTAKES) {
    withCallback(hook, callback, () => expect(read).not.toThrow());
    expect(read()).toEqual(usual);
  }

  const sources = listFailures().map(({ source }) => source);
  expect(sources).toContain(`callback "${NAMESPACE}" of filter "${hook}"`);
});
