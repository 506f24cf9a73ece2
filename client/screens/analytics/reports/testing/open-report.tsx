/** Test utilities: opens a report as the dashboard does, with a mock server. */
import { Suspense } from 'react';
import { exportsStore } from '@admin/store-exports';
import { getHistory, getPath, parseQuery, stringifyQuery, useQuery } from '@admin/navigation';
import { countriesStore } from '@admin/store-countries';
import { noticesStore } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { reportsStore } from '@admin/store-reports';
import { searchStore } from '@admin/store-search';
import { hydrateSettings, settingsStore } from '@admin/store-settings';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildHost, api, buildUser, renderWithStores, type PageGlobalsOverrides } from '@admin/testing';
import { findOwnReport, type OwnReport, type OwnReportName } from '../index';

/** A Friday. */
const NOW = new Date('2026-11-20T12:34:56Z');

type Query = Readonly<Record<string, string>>;

/** The mock server's data, by path after `/wc-analytics/reports/`; other paths begin with a slash. */
export interface MockResponses {
  readonly [path: string]: unknown;
}

/**
 * Mocks report requests by path: a fixed response, or a function of the query, sync or async. A number is an HTTP error
 * status. Returns the requests in order.
 */
export function serveReports(answers: MockResponses): { path: string; query: Query }[] {
  const requests: { path: string; query: Query }[] = [];
  api
    .get(/^\/wp-json\/wc-analytics\//, () => true)
    .optionally()
    .times(99)
    .reply(async (uri) => {
      const { pathname, search } = new URL(uri, 'https://store.example');
      const path = pathname.replace(/^.*\/wc-analytics/, '').replace(/^\/reports\//, '');
      const query = parseQuery(search);
      requests.push({ path, query });
      const given = answers[path];
      const answer: unknown = typeof given === 'function' ? await given(query) : given;
      if (typeof answer === 'number') {
        return [answer, { code: 'broken', message: 'Out of order.', data: { status: answer } }];
      }
      const body = answer ?? (path.endsWith('/stats') ? { totals: {}, intervals: [] } : []);
      const total = String(Array.isArray(body) ? body.length : 1);
      return [200, body as object, { 'X-WP-Total': total, 'X-WP-TotalPages': '1' }];
    });
  return requests;
}

/** A user who can only view reports, so that nothing else is requested. */
export const buildAnalyst = (overrides?: object) =>
  buildUser({
    roles: ['analyst'],
    capabilities: { view_woocommerce_reports: true },
    is_super_admin: false,
    ...overrides,
  });

interface Opening extends PageGlobalsOverrides {
  query?: Query;
  user?: object;
}

/** Opens a report with `query` in the address. */
export function openReport(
  report: OwnReportName,
  { query = {}, user = buildAnalyst(), ...page }: Opening = {},
) {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });
  const own = findOwnReport(report);
  if (!own) throw new Error(`There is no report ${report}.`);
  const { path } = own;
  getHistory().replace(`/wp-admin/admin.php?${stringifyQuery({ page: 'wc-admin', ...query, path })}`);
  const host = buildHost(page);
  const stores = [
    countriesStore,
    exportsStore,
    noticesStore,
    optionsStore,
    reportsStore,
    searchStore,
    settingsStore,
    userStore,
  ];
  return renderWithStores(stores, <Screen component={own.component} />, {
    host,
    prepare(registry) {
      hydrateSettings(registry, host.settings);
      hydrateCurrentUser(registry, user);
      hydrateOptions(registry, { woocommerce_admin_transient_notices_queue: [] });
    },
    // Caught errors are checked on the screen instead.
    onCaughtError: () => {},
  });
}

const Screen = ({ component: Report }: Pick<OwnReport, 'component'>) => (
  <Suspense fallback={null}>
    <Report path={getPath()} query={useQuery()} />
  </Suspense>
);
