import type { Interval } from './period/intervals';
import type { AddressQuery } from './period/choice';
import type { DateRange } from './period/period';
import type { ReportQuery } from './types';

/**
 * Parameters of an address that say how a report is shown, or that have a place of their own in a question. All
 * others are filters, those of extensions among them, and travel to the API.
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

/** Rows on a page unless the address says otherwise. */
const ROWS_PER_PAGE = 25;

/** The most that the API gives. */
const MOST_ROWS = 100;

/**
 * What an address says about which orders, products or customers count, as the API wants it. Ranges are lists there,
 * and days are moments: a day that begins a range counts from its first second, one that ends it to its last.
 */
export function readFilters(query: AddressQuery): ReportQuery {
  return Object.fromEntries(
    Object.entries(pickFilters(query)).map(([name, value]) => [name, toFilterValue(name, value)]),
  );
}

/** The parameters of an address that are filters, as they are there. */
export const pickFilters = (query: AddressQuery): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value && !OF_THE_SCREEN.has(name) ? [[name, value]] : [],
    ),
  );

function toFilterValue(name: string, value: string): string | readonly string[] {
  // A range is in the address as two parameters, in the server's own form of a list, or as one.
  if (name.endsWith('_between[0]')) return startOfDay(value);
  if (name.endsWith('_between[1]')) return endOfDay(value);
  if (name.endsWith('_between')) {
    const [from = '', to = ''] = value.split(',');
    return [startOfDay(from), endOfDay(to)];
  }
  // Before a day is before it begins, after a day is after it ends.
  if (name.endsWith('_before')) return startOfDay(value);
  if (name.endsWith('_after')) return endOfDay(value);
  return value;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const startOfDay = (text: string) => (DAY.test(text) ? `${text}T00:00:00` : text);
const endOfDay = (text: string) => (DAY.test(text) ? `${text}T23:59:59` : text);

export interface SeriesQuery {
  readonly filters: ReportQuery;
  /** Columns that are needed. */
  readonly fields: readonly string[];
  /** Missing where metrics know no dates. */
  readonly interval?: Interval | undefined;
  /** What metrics are divided by, in addition to time: `product`. */
  readonly segmentBy?: string | undefined;
}

/** What is requested metrics and charts; dates are added for each period. */
export const toSeriesQuery = ({ filters, fields, interval, segmentBy }: SeriesQuery): ReportQuery => ({
  ...filters,
  ...(interval && { interval }),
  ...(segmentBy && { segmentby: segmentBy }),
  fields: [...new Set(fields)],
});

export interface TableQuery {
  readonly address: AddressQuery;
  readonly filters: ReportQuery;
  /** Of the table: `extended_info`. */
  readonly fixed?: ReportQuery | undefined;
  /** Columns by which it can be sorted, the usual one first. */
  readonly sortable: readonly string[];
  readonly defaultOrder: 'asc' | 'desc';
  /** Missing where rows know no dates. */
  readonly range?: DateRange | undefined;
}

/** What is requested a page of a table. Orders and pages that cannot be are replaced by the usual ones. */
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
  readCount(size, MOST_ROWS) ?? ROWS_PER_PAGE;

/** A whole number from 1 to `most`. */
function readCount(text: string | undefined, most: number): number | undefined {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= most ? count : undefined;
}
