import { select as hostSelect } from '@wordpress/data';
import moment from 'moment';
import {
  flattenFilters,
  getActiveFiltersFromQuery,
  getQueryFromActiveFilters,
  parseQueryLists,
  type ActiveFilter,
  type AdvancedFiltersConfig,
  type FilterConfig,
} from '@admin/filters';
import { isRecord } from '@admin/http';
import { STORE_NAMES } from '@admin/store-wp-data-compat';
import { appendTimestamp, getCurrentDates, getIntervalForQuery } from '../date';
import { MAX_PER_PAGE, QUERY_DEFAULTS } from './constants';

type Query = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;
type Selectors = Readonly<Record<string, (...args: unknown[]) => unknown>>;

export interface ReportOptions {
  readonly endpoint: string;
  readonly query: Query;
  /** The platform's `select`, which older extensions pass. */
  readonly select?: (store: string) => unknown;
  /** The selectors of the reports store, which newer extensions pass. */
  readonly selector?: unknown;
  /** Parameters with the ids of search results; defaults to the endpoint. */
  readonly limitBy?: readonly string[];
  readonly filters?: readonly FilterConfig[];
  readonly advancedFilters?: Partial<AdvancedFiltersConfig>;
  readonly defaultDateRange?: string;
  readonly fields?: readonly string[];
  readonly dataType?: DataType;
  readonly tableQuery?: Values;
}

/** Reports without a date range. */
const WITHOUT_DATES: readonly string[] = ['stock', 'customers'];

const reportsOf = ({ selector, select }: Pick<ReportOptions, 'selector' | 'select'>): Selectors =>
  (selector ?? (select ?? hostSelect)(STORE_NAMES.REPORTS_STORE_NAME)) as Selectors;

/** Returns the filters of a URL as parameters of a report request; only configured parameters are used. */
export function getFilterQuery(options: ReportOptions): Values {
  const { endpoint, query, limitBy = [endpoint], filters = [], advancedFilters = {} } = options;
  if (query['search']) {
    return Object.fromEntries(limitBy.map((name) => [name, query[name]]));
  }
  return Object.assign({}, ...filters.map((config) => toFilterQuery(config, query, advancedFilters)));
}

function toFilterQuery(
  { param, filters }: FilterConfig,
  query: Query,
  { filters: conditions = {} }: Partial<AdvancedFiltersConfig>,
): Values {
  const chosen = query[param];
  if (chosen === 'advanced') return toConditionsQuery(query, conditions);
  const option = flattenFilters(filters).find(({ value }) => value === chosen);
  const name = option?.settings?.param ?? param;
  return option && query[name] ? { [name]: query[name] } : {};
}

function toConditionsQuery(query: Query, conditions: AdvancedFiltersConfig['filters']): Values {
  const active = getActiveFiltersFromQuery(parseQueryLists(query), conditions);
  if (active.length === 0) return {};
  const dated = active.map((filter) =>
    conditions[filter.key]?.input.component === 'Date' ? withTimes(filter) : filter,
  );
  return { match: query['match'] || 'all', ...getQueryFromActiveFilters(dated, {}, conditions) };
}

/** Extends dates of a filter to the time at which the day starts or ends. */
function withTimes(filter: ActiveFilter): ActiveFilter {
  const { rule, value } = filter;
  const toTime = (day: string, end: 'start' | 'end') => appendTimestamp(moment(day), end);
  if (typeof value === 'string')
    return { ...filter, value: toTime(value, rule === 'before' ? 'end' : 'start') };
  const [first = '', last = ''] = value;
  return { ...filter, value: [toTime(first, 'start'), toTime(last, 'end')] };
}

interface State {
  readonly isRequesting: boolean;
  readonly isError: boolean;
}

interface Stats extends State {
  readonly totals: Values | null;
  readonly intervals: readonly unknown[];
}

const isPending = ({ isRequesting, isError }: State) => isRequesting || isError;
const toState = ({ isRequesting, isError }: State): State => ({ isRequesting, isError });

type DataType = 'primary' | 'secondary';

function readPage(options: ReportOptions, query: Values): Stats & { pages: number } {
  const reports = reportsOf(options);
  const { endpoint } = options;
  const stats = reports['getReportStats']?.(endpoint, query);
  const hasFailed = Boolean(reports['getReportStatsError']?.(endpoint, query));
  const { data, totalPages } = isRecord(stats) ? stats : {};
  const { totals, intervals } = isRecord(data) ? data : {};
  // Without data and without an error, the request has just started.
  const isRequesting =
    Boolean(reports['isResolving']?.('getReportStats', [endpoint, query])) || (!data && !hasFailed);
  return {
    isRequesting,
    isError: hasFailed && !isRequesting,
    totals: isRecord(totals) ? totals : null,
    intervals: Array.isArray(intervals) ? (intervals as readonly unknown[]) : [],
    pages: typeof totalPages === 'number' ? totalPages : 1,
  };
}

function toStatsQuery(options: ReportOptions, dataType: DataType): Values {
  const { endpoint, query, fields, defaultDateRange } = options;
  const dates = getCurrentDates(query, defaultDateRange)[dataType];
  const filters = getFilterQuery(options);
  if (WITHOUT_DATES.includes(endpoint)) return withoutUndefined({ ...filters, fields });
  return withoutUndefined({
    order: 'asc',
    interval: getIntervalForQuery(query, defaultDateRange),
    per_page: MAX_PER_PAGE,
    after: appendTimestamp(dates.after, 'start'),
    before: appendTimestamp(dates.before, 'end'),
    segmentby: query['segmentby'],
    fields,
    ...filters,
  });
}

const withoutUndefined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Returns the totals of a range and of its comparison; empty until both are loaded. */
export function getSummaryNumbers(options: ReportOptions) {
  const primary = readPage(options, toStatsQuery(options, 'primary'));
  const secondary = readPage(options, toStatsQuery(options, 'secondary'));
  const pending = [primary, secondary].find(isPending);
  return {
    ...toState(pending ?? primary),
    totals: pending
      ? { primary: null, secondary: null }
      : { primary: primary.totals, secondary: secondary.totals },
  };
}

/** Returns chart data over time; requests further pages if one response doesn't contain everything. */
export function getReportChartData(options: ReportOptions) {
  const query = toStatsQuery(options, options.dataType ?? 'primary');
  const first = readPage(options, query);
  if (isPending(first)) return withoutChart(toState(first));
  const { totals } = first;
  const isEmpty = first.intervals.length === 0 && !WITHOUT_DATES.includes(options.endpoint);
  if (!totals || isEmpty) return withoutChart({ isEmpty: true });

  const rest = Array.from({ length: Math.max(first.pages - 1, 0) }, (_, index) =>
    readPage(options, { ...query, page: index + 2 }),
  );
  const pending = rest.find(({ isError }) => isError) ?? rest.find(({ isRequesting }) => isRequesting);
  if (pending) return withoutChart(toState(pending));
  const intervals = [first, ...rest].flatMap((page) => page.intervals);
  return { ...NO_STATE, data: { totals, intervals } };
}

const NO_STATE = { isEmpty: false, isError: false, isRequesting: false };

/** Totals can be read by any name in every state, as extensions expect. */
const withoutChart = (state: Partial<typeof NO_STATE>) => ({
  ...NO_STATE,
  ...state,
  data: { totals: {} as Values, intervals: [] as readonly unknown[] },
});

/** Returns the request parameters for a page of a table. */
export function getReportTableQuery(options: ReportOptions): Values {
  const { endpoint, query, defaultDateRange, tableQuery = {} } = options;
  const { primary } = getCurrentDates(query, defaultDateRange);
  const isWithoutDates = WITHOUT_DATES.includes(endpoint);
  return withoutUndefined({
    orderby: query['orderby'] || 'date',
    order: query['order'] || 'desc',
    after: isWithoutDates ? undefined : appendTimestamp(primary.after, 'start'),
    before: isWithoutDates ? undefined : appendTimestamp(primary.before, 'end'),
    page: query['paged'] || '1',
    per_page: query['per_page'] || QUERY_DEFAULTS.pageSize,
    ...getFilterQuery(options),
    ...tableQuery,
  });
}

const NO_ITEMS = { data: [], totalResults: 0 };

/** Returns a page of a table with its request parameters. */
export function getReportTableData(options: ReportOptions) {
  const reports = reportsOf(options);
  const query = getReportTableQuery(options);
  const items = reports['getReportItems']?.(options.endpoint, query);
  const hasFailed = Boolean(reports['getReportItemsError']?.(options.endpoint, query));
  const hasData = isRecord(items) && 'data' in items;
  const isRequesting =
    Boolean(reports['isResolving']?.('getReportItems', [options.endpoint, query])) ||
    (!hasData && !hasFailed);
  return {
    query,
    isRequesting,
    isError: hasFailed && !isRequesting,
    items: hasData && !isRequesting && !hasFailed ? items : NO_ITEMS,
  };
}

/** Returns the format of values in a chart's tooltip: a function, or a d3 format. */
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

/** Returns the rows of one leaderboard. */
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
  const leaderboardQuery = {
    ...filterQuery,
    after: appendTimestamp(primary.after, 'start'),
    before: appendTimestamp(primary.before, 'end'),
    per_page: size,
    persisted_query: JSON.stringify(persisted),
  };
  const items = itemsOf(options);
  const leaderboards = items['getItems']?.('leaderboards', leaderboardQuery);
  const leaderboard: unknown = leaderboards instanceof Map ? leaderboards.get(id) : undefined;
  const isRequesting = Boolean(items['isResolving']?.('getItems', ['leaderboards', leaderboardQuery]));
  const isError = !isRequesting && Boolean(items['getItemsError']?.('leaderboards', leaderboardQuery));
  return {
    isRequesting,
    isError,
    rows: !isRequesting && !isError && isRecord(leaderboard) ? leaderboard['rows'] : [],
  };
}

/** Returns the items that match any of the search terms. */
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

/** Returns the tasks that are neither dismissed nor snoozed. */
export const getVisibleTasks = <Task extends SomeTask>(tasks: readonly Task[]): Task[] =>
  tasks.filter(
    ({ isDismissed, isSnoozed, snoozedUntil }) =>
      !isDismissed && (!isSnoozed || (snoozedUntil ?? 0) < Date.now()),
  );

/** Whether a value is an error in the format of the platform's API. */
export const isRestApiError = (value: unknown): value is { code: string; message: string } =>
  isRecord(value) && typeof value['code'] === 'string' && typeof value['message'] === 'string';
