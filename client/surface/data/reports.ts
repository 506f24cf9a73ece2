import { select as hostSelect } from '@wordpress/data';
import {
  getActiveFiltersFromQuery,
  getUrlKey,
  readLists,
  type AdvancedFiltersConfig,
  type FilterConfig,
} from '@admin/filters';
import { isRecord } from '@admin/http';
import { STORE_NAMES } from '@admin/store-platform';
import { readFilters } from '@admin/store-reports';
import { appendTimestamp, getCurrentDates, getIntervalForQuery } from '../date';
import { MAX_PER_PAGE, QUERY_DEFAULTS } from './constants';

type Query = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;
type Selectors = Readonly<Record<string, (...args: unknown[]) => unknown>>;

export interface ReportOptions {
  readonly endpoint: string;
  readonly query: Query;
  /** The platform's `select`, as older callers pass it. */
  readonly select?: (store: string) => unknown;
  /** The selectors of the reports store, as newer callers pass them. */
  readonly selector?: unknown;
  /** Parameters that hold what a search found; the endpoint itself when left out. */
  readonly limitBy?: readonly string[];
  readonly filters?: readonly FilterConfig[];
  readonly advancedFilters?: Partial<AdvancedFiltersConfig>;
  readonly defaultDateRange?: string;
  readonly fields?: readonly string[];
  readonly dataType?: 'primary' | 'secondary';
  readonly tableQuery?: Values;
}

/** Reports that know no dates. */
const WITHOUT_DATES: readonly string[] = ['stock', 'customers'];

const reportsOf = ({ selector, select }: Pick<ReportOptions, 'selector' | 'select'>): Selectors =>
  (selector ?? (select ?? hostSelect)(STORE_NAMES.REPORTS_STORE_NAME)) as Selectors;

/** What the filters of an address ask of a report: only parameters that a configuration knows. */
export function getFilterQuery(options: ReportOptions): Values {
  const { endpoint, query, limitBy = [endpoint], filters = [], advancedFilters = {} } = options;
  if (query['search']) {
    return Object.fromEntries(limitBy.map((name) => [name, query[name]]));
  }
  const names = [
    ...filters.flatMap((config) => toParam(config, query)),
    ...toAdvancedParams(query, advancedFilters),
  ];
  const asked = Object.entries(readFilters(query));
  return Object.fromEntries(asked.filter(([name]) => names.some((known) => isParam(name, known))));
}

/** Lists stand in addresses as `name[0]` as well. */
const isParam = (name: string, known: string) => name === known || name.startsWith(`${known}[`);

function toParam({ param, filters, defaultValue = 'all' }: FilterConfig, query: Query): string[] {
  const chosen = query[param] ?? defaultValue;
  const all = filters.flatMap((filter) => [filter, ...(filter.subFilters ?? [])]);
  const option = all.find(({ value }) => value === chosen);
  const { settings } = option ?? {};
  if (settings) return [settings.param];
  return query[param] === undefined || chosen === 'all' || chosen === 'advanced' ? [] : [param];
}

function toAdvancedParams(query: Query, { filters = {} }: Partial<AdvancedFiltersConfig>): string[] {
  const active = getActiveFiltersFromQuery(readLists(query), filters);
  const names = active.map(({ key, rule }) => getUrlKey(key, rule));
  return active.length > 1 || query['match'] ? [...names, 'match'] : names;
}

interface State {
  readonly isRequesting: boolean;
  readonly isError: boolean;
}

interface Stats extends State {
  readonly totals: Values | null;
  readonly intervals: readonly unknown[];
}

/** Asks for figures, and for further pages of intervals where one answer does not hold them. */
function readStats(options: ReportOptions, dataType: 'primary' | 'secondary', allPages: boolean): Stats {
  const reports = reportsOf(options);
  const { endpoint } = options;
  const query = toStatsQuery(options, dataType);
  const first = readPage(reports, endpoint, query);
  const count = allPages ? first.pages : 1;
  const rest = Array.from({ length: Math.max(count - 1, 0) }, (_, index) =>
    readPage(reports, endpoint, { ...query, page: index + 2 }),
  );
  const pages = [first, ...rest];
  return {
    isRequesting: pages.some(({ isRequesting }) => isRequesting),
    isError: pages.some(({ isError }) => isError),
    totals: first.totals,
    intervals: pages.flatMap(({ intervals }) => intervals),
  };
}

function readPage(reports: Selectors, endpoint: string, query: Values): Stats & { pages: number } {
  const stats = reports['getReportStats']?.(endpoint, query);
  const isError = Boolean(reports['getReportStatsError']?.(endpoint, query));
  const { data, totalPages } = isRecord(stats) ? stats : {};
  const { totals, intervals } = isRecord(data) ? data : {};
  return {
    isError,
    // Nothing known and nothing wrong is a question that was just asked.
    isRequesting:
      Boolean(reports['isResolving']?.('getReportStats', [endpoint, query])) || (!data && !isError),
    totals: isRecord(totals) ? totals : null,
    intervals: Array.isArray(intervals) ? (intervals as readonly unknown[]) : [],
    pages: typeof totalPages === 'number' ? totalPages : 1,
  };
}

function toStatsQuery(options: ReportOptions, dataType: 'primary' | 'secondary'): Values {
  const { endpoint, query, fields, defaultDateRange } = options;
  const dates = getCurrentDates(query, defaultDateRange)[dataType];
  const isWithoutDates = WITHOUT_DATES.includes(endpoint);
  const asked: Record<string, unknown> = {
    order: 'asc',
    interval: isWithoutDates ? undefined : getIntervalForQuery(query, defaultDateRange),
    per_page: MAX_PER_PAGE,
    after: isWithoutDates ? undefined : appendTimestamp(dates.after, 'start'),
    before: isWithoutDates ? undefined : appendTimestamp(dates.before, 'end'),
    segmentby: query['segmentby'],
    fields,
    ...getFilterQuery(options),
  };
  return withoutUndefined(asked);
}

const withoutUndefined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The figures of a period and of the one it is compared with. */
export function getSummaryNumbers(options: ReportOptions) {
  const [primary, secondary] = [readStats(options, 'primary', false), readStats(options, 'secondary', false)];
  return {
    isRequesting: primary.isRequesting || secondary.isRequesting,
    isError: primary.isError || secondary.isError,
    totals: { primary: primary.totals, secondary: secondary.totals },
  };
}

/** Figures over time, for a chart. */
export function getReportChartData(options: ReportOptions) {
  const { isRequesting, isError, totals, intervals } = readStats(
    options,
    options.dataType ?? 'primary',
    true,
  );
  const isKnown = !isRequesting && !isError;
  return {
    isEmpty: isKnown && intervals.length === 0,
    isError,
    isRequesting,
    data: { totals: isKnown ? totals : null, intervals: isKnown ? intervals : [] },
  };
}

/** What is asked for a page of a table. */
export function getReportTableQuery(options: ReportOptions): Values {
  const { endpoint, query, defaultDateRange, tableQuery = {} } = options;
  const { primary } = getCurrentDates(query, defaultDateRange);
  const isWithoutDates = WITHOUT_DATES.includes(endpoint);
  return withoutUndefined({
    orderby: query['orderby'] || 'date',
    order: query['order'] || 'desc',
    after: isWithoutDates ? undefined : appendTimestamp(primary.after, 'start'),
    before: isWithoutDates ? undefined : appendTimestamp(primary.before, 'end'),
    page: query['paged'] || 1,
    per_page: query['per_page'] || QUERY_DEFAULTS.pageSize,
    ...getFilterQuery(options),
    ...tableQuery,
  });
}

/** A page of a table with what was asked for it. */
export function getReportTableData(options: ReportOptions) {
  const reports = reportsOf(options);
  const query = getReportTableQuery(options);
  const items = reports['getReportItems']?.(options.endpoint, query);
  const isError = Boolean(reports['getReportItemsError']?.(options.endpoint, query));
  const isKnown = isRecord(items) && 'data' in items;
  return {
    query,
    isError,
    isRequesting:
      Boolean(reports['isResolving']?.('getReportItems', [options.endpoint, query])) ||
      (!isKnown && !isError),
    items: isKnown ? items : { data: [], totalResults: 0 },
  };
}

/** How a chart's tooltip writes a figure: a function, or a format of d3. */
export function getTooltipValueFormat<Format>(type: string, formatAmount: Format): Format | string {
  if (type === 'currency') return formatAmount;
  if (type === 'percent') return '.0%';
  return type === 'average' ? ',.2r' : ',';
}

export interface LeaderboardOptions extends Pick<
  ReportOptions,
  'query' | 'select' | 'selector' | 'defaultDateRange'
> {
  readonly id: string;
  readonly per_page: number;
  readonly persisted_query: Values;
  readonly filterQuery?: Values;
}

const itemsOf = ({ selector, select }: Pick<ReportOptions, 'selector' | 'select'>): Selectors =>
  (selector ?? (select ?? hostSelect)(STORE_NAMES.ITEMS_STORE_NAME)) as Selectors;

/** The rows of one leaderboard. */
export function getLeaderboard(options: LeaderboardOptions) {
  const {
    id,
    query,
    per_page: size,
    persisted_query: persisted,
    filterQuery = {},
    defaultDateRange,
  } = options;
  const { primary } = getCurrentDates(query, defaultDateRange);
  const asked = {
    ...filterQuery,
    after: appendTimestamp(primary.after, 'start'),
    before: appendTimestamp(primary.before, 'end'),
    per_page: size,
    persisted_query: JSON.stringify(persisted),
  };
  const items = itemsOf(options);
  const boards = items['getItems']?.('leaderboards', asked);
  const board: unknown = boards instanceof Map ? boards.get(id) : undefined;
  return {
    isRequesting: Boolean(items['isResolving']?.('getItems', ['leaderboards', asked])),
    isError: Boolean(items['getItemsError']?.('leaderboards', asked)),
    rows: isRecord(board) ? board['rows'] : [],
  };
}

/** What is found for any of some words. */
export function searchItemsByString(
  selector: unknown,
  endpoint: string,
  words: readonly string[],
  options: Values = {},
) {
  const items = itemsOf({ selector });
  const answers = words.map((search) => {
    const query = { search, per_page: 10, ...options };
    return {
      found: items['getItems']?.(endpoint, query),
      isRequesting: Boolean(items['isResolving']?.('getItems', [endpoint, query])),
      isError: Boolean(items['getItemsError']?.(endpoint, query)),
    };
  });
  const found = answers.flatMap((answer) => (answer.found instanceof Map ? [...answer.found] : []));
  return {
    items: Object.fromEntries(found) as Readonly<Record<string, unknown>>,
    isRequesting: answers.some(({ isRequesting }) => isRequesting),
    isError: answers.some(({ isError }) => isError),
  };
}

export interface SomeTask {
  readonly isDismissed?: boolean;
  readonly isSnoozed?: boolean;
  /** Milliseconds since 1970. */
  readonly snoozedUntil?: number | null;
}

/** Tasks that were neither dismissed nor put off to a later time. */
export const getVisibleTasks = <Task extends SomeTask>(tasks: readonly Task[]): Task[] =>
  tasks.filter(
    ({ isDismissed, isSnoozed, snoozedUntil }) =>
      !isDismissed && (!isSnoozed || (snoozedUntil ?? 0) < Date.now()),
  );

/** Whether something is an error in the form in which the platform's API sends them. */
export const isRestApiError = (value: unknown): value is { code: string; message: string } =>
  isRecord(value) && typeof value['code'] === 'string' && typeof value['message'] === 'string';
