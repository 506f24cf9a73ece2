import type { Interval } from './period/intervals';
import type { AddressQuery } from './period/choice';
import type { DateRange } from './period/period';
import type { ReportQuery } from './types';

/**
 * URL parameters that control the display, or are handled separately. All others are filters, including those of
 * extensions, and are sent to the API.
 */
const OF_THE_SCREEN = new Set([
  'page',
  'path',
  'period',
  'compare',
  'full_days',
  'after',
  'before',
  'interval',
  'chart',
  'chartType',
  'orderby',
  'order',
  'paged',
  'per_page',
  'filter',
  'view',
  'is-variable',
]);

/** Default page size. */
const ROWS_PER_PAGE = 25;

/** The API's maximum page size. */
const MAX_ROWS_PER_PAGE = 100;

/**
 * Converts a URL's filters to API parameters. Ranges become lists, and days become times: a start date its first
 * second, an end date its last.
 */
export function readFilters(query: AddressQuery): ReportQuery {
  return Object.fromEntries(
    Object.entries(pickFilters(query)).map(([name, value]) => [name, toFilterValue(name, value)]),
  );
}

/** The URL parameters that are filters, unchanged. */
export const pickFilters = (query: AddressQuery): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value && !OF_THE_SCREEN.has(name) ? [[name, value]] : [],
    ),
  );

function toFilterValue(name: string, value: string): string | readonly string[] {
  // A range is two URL parameters, the server's own list format, or one parameter.
  if (name.endsWith('_between[0]')) return startOfDay(value);
  if (name.endsWith('_between[1]')) return endOfDay(value);
  if (name.endsWith('_between')) {
    const [from = '', to = ''] = value.split(',');
    return [startOfDay(from), endOfDay(to)];
  }
  // "Before" a day means before its start, "after" a day means after its end.
  if (name.endsWith('_before')) return startOfDay(value);
  if (name.endsWith('_after')) return endOfDay(value);
  return value;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const startOfDay = (text: string) => (DAY.test(text) ? `${text}T00:00:00` : text);
const endOfDay = (text: string) => (DAY.test(text) ? `${text}T23:59:59` : text);

export interface SeriesQuery {
  readonly filters: ReportQuery;
  /** Requested columns. */
  readonly fields: readonly string[];
  /** Omitted for metrics without dates. */
  readonly interval?: Interval | undefined;
  /** What metrics are segmented by, in addition to time: `product`. */
  readonly segmentBy?: string | undefined;
}

/** The query for metrics and charts; dates are added for each period. */
export const toSeriesQuery = ({ filters, fields, interval, segmentBy }: SeriesQuery): ReportQuery => ({
  ...filters,
  ...(interval && { interval }),
  ...(segmentBy && { segmentby: segmentBy }),
  fields: [...new Set(fields)],
});

export interface TableQuery {
  readonly address: AddressQuery;
  readonly filters: ReportQuery;
  /** Fixed parameters of the table: `extended_info`. */
  readonly fixed?: ReportQuery | undefined;
  /** Sortable columns, the default one first. */
  readonly sortable: readonly string[];
  readonly defaultOrder: 'asc' | 'desc';
  /** Omitted for rows without dates. */
  readonly range?: DateRange | undefined;
}

/** The query for a page of a table. Invalid sort orders and pages are replaced by defaults. */
export function toTableQuery({
  address,
  filters,
  fixed,
  sortable,
  defaultOrder,
  range,
}: TableQuery): ReportQuery {
  const { orderby = '', order = '' } = address;
  const isKnown = sortable.includes(orderby);
  return {
    ...filters,
    ...fixed,
    ...range,
    orderby: isKnown ? orderby : sortable[0],
    order: order === 'asc' || order === 'desc' ? order : defaultOrder,
    page: readPage(address),
    per_page: readPerPage(address),
  };
}

export const readPage = ({ paged }: AddressQuery): number => readCount(paged, Number.MAX_SAFE_INTEGER) ?? 1;

export const readPerPage = ({ per_page: size }: AddressQuery): number =>
  readCount(size, MAX_ROWS_PER_PAGE) ?? ROWS_PER_PAGE;

/** Parses a whole number from 1 to `max`. */
function readCount(text: string | undefined, max: number): number | undefined {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= max ? count : undefined;
}
