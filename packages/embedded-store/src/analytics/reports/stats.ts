import type { StoreContext } from '../../context';
import {
  HandlerResponse,
  anything,
  boolean,
  list,
  requireCapability,
  getOffset,
  oneOf,
  pageArgs,
  withPaginationHeaders,
  route,
  string,
  withDefault,
} from '../../rest';
import type { Arguments, ArgumentValues, RestRequest, Route } from '../../rest';
import { updateTimeZone } from '../../sales';
import { fromLocalText, toLocalText } from '../../shared/local-time';
import { getTimeZone, getSite } from '../../site';
import type { TimeZone } from '../../shared/local-time';
import { splitIntoIntervals, UNITS } from './intervals';
import type { Interval, Intervals } from './intervals';
import { periodArgs, toPeriod } from './period';
import type { Span } from './period';

/** Metrics by column name, as in the response. */
export type Totals = Readonly<Record<string, number>>;

/** A segment of a report's metrics, such as one product or one coupon. */
export interface Segment {
  segment_id: number | string;
  segment_label: string | null;
  subtotals: Totals;
}

/** Whether a column is shown or sorted by. Some columns are slow to count. */
export type StatsOptions = (column: string) => boolean;

/** The definition of a report with intervals. */
export interface StatsReport<Set extends Arguments> {
  /** `revenue`: the path is `/wc-analytics/reports/revenue/stats`. */
  name: string;
  /** Arguments that filter the report. */
  args: Set;
  orderBy: readonly string[];
  /** The columns that `fields` can select, in their order. */
  columns: readonly string[];
  /** Columns that are always shown. */
  constant?: { totals: readonly string[]; subtotals: readonly string[] };
  /** Columns with a different name in `orderby`. */
  aliases?: Readonly<Record<string, string>>;
  /** Reads the metrics of each period; those that aren't needed may be missing or 0. */
  read: (
    context: StoreContext,
    args: ArgumentValues<Set>,
    spans: readonly Span[],
    wants: StatsOptions,
  ) => Totals[];
  /** The dimensions to segment by, and the segments of each period; without it, the response has no `segments`. */
  segments?: {
    by: readonly string[];
    read: (
      context: StoreContext,
      args: ArgumentValues<Set>,
      spans: readonly Span[],
      by: string,
    ) => Segment[][];
  };
}

/** Reports with more intervals than this (two years of hours) are always sorted by date. */
const MAX_SORTED_INTERVALS = 20_000;

export const reportsPermission = requireCapability('view_woocommerce_reports', 'list');

export const statsArgs = {
  ...pageArgs,
  ...periodArgs,
  order: withDefault(oneOf(['asc', 'desc']), 'desc'),
  interval: withDefault(oneOf(UNITS), 'week'),
  fields: list(string()),
  // Results are never cached, so there is nothing to refresh.
  force_cache_refresh: boolean(),
};

type StatsArgs = ArgumentValues<typeof statsArgs>;

export interface IntervalTotals extends Interval {
  subtotals: Totals;
}

export interface StatsPage {
  period: Span;
  totals: Totals;
  intervals: IntervalTotals[];
  count: number;
}

export function statsRoute<Set extends Arguments>(report: StatsReport<Set>): Route {
  const args = {
    ...report.args,
    ...statsArgs,
    orderby: withDefault(oneOf(report.orderBy), 'date'),
    segmentby: report.segments ? oneOf(report.segments.by) : anything(),
  };
  return route({
    method: 'GET',
    path: `/wc-analytics/reports/${report.name}/stats`,
    args,
    permission: reportsPermission,
    handler: (request) => {
      // TypeScript can't infer the type through a spread of generic parameters.
      const values = request.args as ArgumentValues<Set> &
        StatsArgs & { orderby: string; segmentby?: unknown };
      return respond({ ...request, args: values }, report);
    },
  });
}

/** Reads one page of a report's intervals, and the totals of the whole period. */
export function readStats<Set extends Arguments>(
  context: StoreContext,
  report: StatsReport<Set>,
  args: ArgumentValues<Set> & StatsArgs & { orderby: string },
): StatsPage {
  updateTimeZone(context.db);
  const period = toPeriod(context, args);
  const all = splitIntoIntervals(period, args.interval, getSite(context.db).startOfWeek);
  if (getOffset(args) >= all.count) return { period, totals: {}, intervals: [], count: 0 };
  const isByDate = args.orderby === 'date' || all.count > MAX_SORTED_INTERVALS;
  const listed = isByDate
    ? sliceByDate(all, args)
    : Array.from({ length: all.count }, (_, place) => all.at(place));
  const column = report.aliases?.[args.orderby] ?? args.orderby;
  const { fields = [] } = args;
  const chosen = [
    ...fields,
    column,
    ...(report.constant?.totals ?? []),
    ...(report.constant?.subtotals ?? []),
  ];
  const wants: StatsOptions = (name) => fields.length === 0 || chosen.includes(name);
  const [totals = {}, ...subtotals] = report.read(context, args, [period, ...listed], wants);
  const intervals = listed.map((interval, index) => ({ ...interval, subtotals: subtotals[index] ?? {} }));
  if (isByDate) return { period, totals, intervals, count: all.count };
  return { period, totals, intervals: sortPage(intervals, column, args), count: all.count };
}

function respond<Set extends Arguments>(
  request: RestRequest & { args: ArgumentValues<Set> & StatsArgs & { orderby: string; segmentby?: unknown } },
  report: StatsReport<Set>,
): HandlerResponse {
  const { context, args } = request;
  const { period, totals, intervals, count } = readStats(context, report, args);
  // Past the last page there are no intervals, and empty totals are a list, as PHP encodes them.
  if (count === 0) return counted(request, { totals: [], intervals: [] }, 0);
  const parts = readSegments(context, report, args, [period, ...intervals]);
  const pick = (
    totals: Totals,
    constant: readonly string[] = [],
    segments: readonly Segment[] | undefined,
  ) => ({
    ...pickFields(totals, report.columns, args.fields, constant),
    ...(report.segments && { segments: segments ?? [] }),
  });
  const zone = getTimeZone(context.db);
  const body = {
    totals: pick(totals, report.constant?.totals, parts[0]),
    intervals: intervals.map((interval, index) => ({
      ...toDates(zone, interval),
      subtotals: pick(interval.subtotals, report.constant?.subtotals, parts[index + 1]),
    })),
  };
  return counted(request, body, count);
}

function counted(request: RestRequest & { args: StatsArgs }, body: object, count: number): HandlerResponse {
  const { headers } = withPaginationHeaders(request, [], count);
  return new HandlerResponse(body, { headers });
}

function readSegments<Set extends Arguments>(
  context: StoreContext,
  { segments, columns }: StatsReport<Set>,
  args: ArgumentValues<Set> & StatsArgs & { segmentby?: unknown },
  spans: readonly Span[],
): Segment[][] {
  if (!segments || typeof args.segmentby !== 'string') return [];
  return segments
    .read(context, args, spans, args.segmentby)
    .map((parts) =>
      parts.map((part) => ({ ...part, subtotals: pickFields(part.subtotals, columns, args.fields) })),
    );
}

/** Without requested fields, all are returned. */
function pickFields(
  totals: Totals,
  columns: readonly string[],
  fields: readonly string[] = [],
  constant: readonly string[] = [],
): Totals {
  const chosen = fields.length === 0 ? columns : columns.filter((name) => fields.includes(name));
  const names = [...chosen, ...constant.filter((name) => !chosen.includes(name))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = totals[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function sliceByDate(all: Intervals, args: StatsArgs): Interval[] {
  const offset = getOffset(args);
  const length = Math.min(args.per_page, all.count - offset);
  return Array.from({ length }, (_, index) => {
    const place = offset + index;
    return all.at(args.order === 'asc' ? place : all.count - 1 - place);
  });
}

/** Equal values stay in date order. */
function sortPage(intervals: readonly IntervalTotals[], column: string, args: StatsArgs): IntervalTotals[] {
  const sign = args.order === 'asc' ? 1 : -1;
  const offset = getOffset(args);
  return intervals
    .toSorted((left, right) => sign * ((left.subtotals[column] ?? 0) - (right.subtotals[column] ?? 0)))
    .slice(offset, offset + args.per_page);
}

function toDates(zone: TimeZone, { id, first, last, next }: Interval): object {
  const start = fromLocalText(zone, first);
  return {
    interval: id,
    date_start: first,
    date_start_gmt: toLocalText(0, start),
    date_end: last,
    date_end_gmt: toLocalText(0, endOf(zone, start, last, next)),
  };
}

/** An hour that clocks repeat ends with its second occurrence; one that clocks skip ends where it starts. */
function endOf(zone: TimeZone, start: number, last: string, next: string): number {
  const end = fromLocalText(zone, next) - 1000;
  const isWhole = toLocalText(zone, end) === last;
  return Math.max(start, isWhole ? end : fromLocalText(zone, last));
}
