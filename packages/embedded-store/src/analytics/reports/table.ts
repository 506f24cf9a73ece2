import type { StoreContext } from '../../context';
import {
  boolean,
  getOffset,
  oneOf,
  pageArgs,
  withPaginationHeaders,
  route,
  validate,
  withDefault,
} from '../../rest';
import type { Arguments, ArgumentValues, RestRequest, Route } from '../../rest';
import { updateTimeZone } from '../../sales';
import { periodArgs } from './period';
import { reportsPermission } from './stats';

const commonArgs = {
  ...pageArgs,
  ...periodArgs,
  order: withDefault(oneOf(['asc', 'desc']), 'desc'),
  extended_info: withDefault(boolean(), false),
  // Figures are never kept, so there is nothing to refresh.
  force_cache_refresh: boolean(),
};

export type TableArgs = ArgumentValues<typeof commonArgs> & { orderby: string };

export interface TablePage {
  rows: readonly Readonly<Record<string, unknown>>[];
  /** Of all pages. */
  total: number;
}

/** A report that lists things with what they come to. */
export interface TableReport<Set extends Arguments> {
  /** `products`: the path is `/wc-analytics/reports/products`. */
  name: string;
  /** What it can be narrowed by; may replace common parameters. */
  args: Set;
  /** The first one is the order where nothing was said. */
  orderBy: readonly [string, ...string[]];
  read: (context: StoreContext, args: ArgumentValues<Set> & TableArgs) => TablePage;
  /** The rows with what belongs to them, for those who ask with `_embed`. */
  embed?: (request: RestRequest, rows: TablePage['rows']) => TablePage['rows'];
}

function tableArgs<Set extends Arguments>({ args, orderBy }: TableReport<Set>) {
  return { ...commonArgs, orderby: withDefault(oneOf(orderBy), orderBy[0]), ...args };
}

export function tableRoute<Set extends Arguments>(
  report: TableReport<Set>,
  path = `/wc-analytics/reports/${report.name}`,
): Route {
  return route({
    method: 'GET',
    path,
    args: tableArgs(report),
    permission: reportsPermission,
    handler(request) {
      // The compiler does not see through a spread of generic parameters.
      const args = request.args as ArgumentValues<Set> & TableArgs;
      const { rows, total } = readTable(request.context, report, args);
      const { embed } = report;
      const shown = embed && request.value('_embed') !== undefined ? embed(request, rows) : rows;
      return withPaginationHeaders({ ...request, args }, shown, total);
    },
  });
}

/** One page; beyond the end there is nothing, and of nothing there are no pages. */
function readTable<Set extends Arguments>(
  context: StoreContext,
  report: TableReport<Set>,
  args: ArgumentValues<Set> & TableArgs,
): TablePage {
  updateTimeZone(context.db);
  const page = report.read(context, args);
  return page.rows.length > 0 ? page : { rows: [], total: 0 };
}

/** Pages of any size, for readers inside the store. */
export interface Paging {
  page: number;
  per_page: number;
}

/** The same for parameters as they arrive, by name. */
export function readRequestedPage<Set extends Arguments>(
  context: StoreContext,
  report: TableReport<Set>,
  asked: Readonly<Record<string, unknown>>,
  paging?: Paging,
): TablePage {
  // The compiler does not see through a spread of generic parameters.
  const args = validate(tableArgs(report), (name) => asked[name], context.db) as ArgumentValues<Set> &
    TableArgs;
  return readTable(context, report, { ...args, ...paging });
}

/** `ORDER BY` and what follows; `columns` are expressions by their names in `orderby`, ties keep the order of `tie`. */
export function toOrder(columns: Readonly<Record<string, string>>, args: TableArgs, tie: string): string {
  const direction = args.order === 'asc' ? 'ASC' : 'DESC';
  const column = columns[args.orderby] ?? args.orderby;
  return `ORDER BY ${column} ${direction}, ${tie} ${direction} LIMIT ${args.per_page} OFFSET ${getOffset(args)}`;
}
