import { isRecord, requestPage, toList } from '@admin/http';
import { parseRows, parseStats } from './schemas';
import { numberOf, textOf } from './row';
import type {
  CategoryNames,
  CategorySource,
  ReportData,
  ReportItems,
  ReportQuery,
  ReportStats,
  ReportType,
} from './types';

const ROOT = '/wc-analytics';
const PATH = `${ROOT}/reports`;

/** Intervals per page, the endpoints' maximum. */
const INTERVALS_PER_PAGE = 100;

/** Reports of extensions may include a namespace: `acme/v1/visits`. */
const pathOf = (endpoint: string) => `${isLeaderboards(endpoint) ? ROOT : PATH}/${endpoint}`;

/** Leaderboards have their own route beside the reports. */
const isLeaderboards = (endpoint: string) => /^leaderboards(\/|$)/.test(endpoint);

const fetchItems = <E extends string>(
  signal: AbortSignal,
  endpoint: E,
  query: ReportQuery,
): Promise<ReportItems<E>> => requestPage(pathOf(endpoint), { query, signal, parse: parseRows(endpoint) });

async function fetchStats(signal: AbortSignal, report: string, query: ReportQuery): Promise<ReportStats> {
  const path = `${pathOf(report)}/stats`;
  const { items, ...totals } = await requestPage(path, { query, signal, parse: parseStats });
  return { ...items, ...totals };
}

/** All intervals of a period, from all pages; metrics without dates have none. */
async function fetchSeries(signal: AbortSignal, report: string, query: ReportQuery): Promise<ReportStats> {
  const statsQuery = query['interval'] ? { order: 'asc', per_page: INTERVALS_PER_PAGE, ...query } : query;
  const first = await fetchStats(signal, report, statsQuery);
  const rest = await Promise.all(
    Array.from({ length: first.totalPages - 1 }, (_, index) =>
      fetchStats(signal, report, { ...statsQuery, page: index + 2 }),
    ),
  );
  return { ...first, intervals: [first, ...rest].flatMap(({ intervals }) => intervals) };
}

const FETCHERS = { items: fetchItems, stats: fetchStats, series: fetchSeries };

export const fetchReport = (
  signal: AbortSignal,
  type: ReportType,
  endpoint: string,
  query: ReportQuery,
): Promise<ReportData> => FETCHERS[type](signal, endpoint, query);

/** Categories per page, the endpoints' maximum. */
const CATEGORIES_PER_PAGE = 100;

/** Earlier than any order. WordPress before 6.7 does not accept the start of 1970 as a date. */
export const ALL_TIME = '2000-01-01T00:00:00';

const CATEGORIES: Readonly<Record<CategorySource, { path: string; query: ReportQuery }>> = {
  catalog: { path: '/wc-analytics/products/categories', query: { _fields: ['id', 'name'] } },
  report: {
    path: `${PATH}/categories`,
    query: { after: ALL_TIME, extended_info: true, orderby: 'category_id', order: 'asc' },
  },
};

/** Names of product categories, by id. */
export async function fetchCategoryNames(
  signal: AbortSignal,
  source: CategorySource,
): Promise<CategoryNames> {
  const { path, query } = CATEGORIES[source];
  const readPage = (page: number) =>
    requestPage(path, {
      query: { per_page: CATEGORIES_PER_PAGE, page, ...query },
      signal,
      parse: toNames,
    });
  const first = await readPage(1);
  const rest = await Promise.all(
    Array.from({ length: first.totalPages - 1 }, (_, index) => readPage(index + 2)),
  );
  return Object.fromEntries([first, ...rest].flatMap(({ items }) => items));
}

const toNames = (payload: unknown): [number, string][] =>
  toList(payload)
    .filter(isRecord)
    .flatMap((entry) => {
      const id = numberOf(entry, 'id') ?? numberOf(entry, 'category_id');
      return id === undefined ? [] : [[id, textOf(entry, 'name') || textOf(entry, 'extended_info', 'name')]];
    });
