import { waitFor } from '@testing-library/react';
import { select } from '@wordpress/data';
import type nock from 'nock';
import { createRegistry } from '@admin/data';
import { setHost } from '@admin/host';
import { buildHost, buildError, api, deferReply } from '@admin/testing';
import { createNamespaces, offerGlobals } from '../index';
import { filters, advancedFilters, filterQueries } from './report-facts.json';

setHost(buildHost());
offerGlobals(window, { registry: createRegistry(), isAlone: true });
const { data } = createNamespaces();

const WEEK = {
  period: 'custom',
  after: '2026-10-01',
  before: '2026-10-07',
  compare: 'previous_period',
  interval: 'day',
};
const optionsOf = (endpoint: string) => ({ endpoint, query: WEEK, fields: ['score'] });

type Reply = 'loading' | 'failed' | 'loaded' | 'empty';

/** Each test uses its own report, because the platform's registry caches responses. */
let reports = 0;

/** Mocks a report; the responses of the current range, the previous range and further pages have these states. */
function openReport(primary: Reply, secondary: Reply = 'loaded', second?: Reply): string {
  const endpoint = `acme-${(reports += 1)}`;
  const path = `/wc-analytics/reports/${endpoint}/stats`;
  const replies = {
    loading: () => deferReply(() => ({})).reply,
    failed: () => async () => [500, buildError('no', 500)],
    loaded: (totals: object) => async () => [
      200,
      { totals, intervals: [totals] },
      { 'X-WP-TotalPages': second ? '2' : '1' },
    ],
    empty: (totals: object) => async () => [200, { totals, intervals: [] }],
  };
  const answer = (state: Reply, score: number, isAsked: (asked: Record<string, unknown>) => boolean) =>
    api
      .get(path, isAsked)
      .optionally()
      .reply(replies[state]({ score }) as () => Promise<[number, nock.Body]>);
  const isChosen = ({ after }: Record<string, unknown>) => String(after).startsWith(WEEK.after);
  answer(primary, 1, (asked) => isChosen(asked) && !asked['page']);
  answer(secondary, 2, (asked) => !isChosen(asked));
  if (second) answer(second, 3, (asked) => asked['page'] === '2');
  return endpoint;
}

const NONE = { primary: null, secondary: null };
const LOADING = { isRequesting: true, isError: false };
const FAILED = { isRequesting: false, isError: true };
const KNOWN = { isRequesting: false, isError: false };

test.each<[Reply, Reply, object]>([
  ['loading', 'loading', { ...LOADING, totals: NONE }],
  ['loading', 'loaded', { ...LOADING, totals: NONE }],
  ['loaded', 'loading', { ...LOADING, totals: NONE }],
  ['loading', 'failed', { ...LOADING, totals: NONE }],
  ['failed', 'loading', { ...FAILED, totals: NONE }],
  ['loaded', 'failed', { ...FAILED, totals: NONE }],
  ['failed', 'loaded', { ...FAILED, totals: NONE }],
  ['loaded', 'empty', { ...KNOWN, totals: { primary: { score: 1 }, secondary: { score: 2 } } }],
])('summary numbers are %s, with comparison data %s', async (primary, secondary, expected) => {
  const options = optionsOf(openReport(primary, secondary));

  await waitFor(() => expect(data.getSummaryNumbers(options)).toEqual(expected));
});

const NO_DATA = { totals: {}, intervals: [] };

test.each<[Reply, Reply | undefined, object]>([
  ['loading', undefined, { ...LOADING, isEmpty: false, data: NO_DATA }],
  ['failed', undefined, { ...FAILED, isEmpty: false, data: NO_DATA }],
  ['empty', undefined, { ...KNOWN, isEmpty: true, data: NO_DATA }],
  [
    'loaded',
    undefined,
    { ...KNOWN, isEmpty: false, data: { totals: { score: 1 }, intervals: [{ score: 1 }] } },
  ],
  ['loaded', 'loading', { ...LOADING, isEmpty: false, data: NO_DATA }],
  ['loaded', 'failed', { ...FAILED, isEmpty: false, data: NO_DATA }],
  [
    'loaded',
    'loaded',
    { ...KNOWN, isEmpty: false, data: { totals: { score: 1 }, intervals: [{ score: 1 }, { score: 3 }] } },
  ],
])('chart data is %s, with the second page %s', async (primary, second, expected) => {
  const options = optionsOf(openReport(primary, 'loaded', second));

  await waitFor(() => expect(data.getReportChartData(options)).toEqual(expected));
});

test('requests no intervals for a report without dates', async () => {
  api
    .get('/wc-analytics/reports/stock/stats', { fields: ['products'] })
    .reply(200, { totals: { products: 4 } });
  const options = { endpoint: 'stock', query: {}, fields: ['products'] };

  await waitFor(() =>
    expect(data.getReportChartData(options)).toEqual({
      ...KNOWN,
      isEmpty: false,
      data: { totals: { products: 4 }, intervals: [] },
    }),
  );
});

test.each<[string, () => unknown, object]>([
  ['loading', deferReply(() => []).reply, { ...LOADING, items: { data: [], totalResults: 0 } }],
  ['failed', () => [500, buildError('no', 500)], { ...FAILED, items: { data: [], totalResults: 0 } }],
  [
    'loaded',
    () => [200, [{ id: 1 }], { 'X-WP-Total': '1', 'X-WP-TotalPages': '1' }],
    { ...KNOWN, items: { data: [{ id: 1 }], totalResults: 1, totalPages: 1 } },
  ],
])('table data is %s', async (state, reply, expected) => {
  api.get(`/wc-analytics/reports/table-${state}`, () => true).reply(reply as () => [number, nock.Body]);
  const options = optionsOf(`table-${state}`);

  await waitFor(() => expect(data.getReportTableData(options)).toMatchObject(expected));
});

test('returns leaderboard rows in every state', async () => {
  api.get('/wc-analytics/leaderboards', () => true).reply(200, [{ id: 'mugs', rows: [1] }]);
  const options = { id: 'mugs', per_page: 5, persisted_query: {}, query: WEEK };
  expect(data.getLeaderboard(options)).toEqual({ ...LOADING, rows: [] });

  await waitFor(() => expect(data.getLeaderboard(options)).toEqual({ ...KNOWN, rows: [1] }));
  expect(data.searchItemsByString(select('wc/admin/items'), 'products', [])).toEqual({ ...KNOWN, items: {} });
});

test.each(filterQueries)('builds the request for $query', ({ query, answer }) => {
  const options = { endpoint: 'orders', query, filters, advancedFilters };

  expect(data.getFilterQuery(options as unknown as Parameters<typeof data.getFilterQuery>[0])).toEqual(
    answer,
  );
});
