import type { StoreContext } from '../../context';
import { condition } from '../../database';
import type { Condition } from '../../database';
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
  // Results are never cached, so there is nothing to refresh.
  force_cache_refresh: boolean(),
};

export type TableArgs = ArgumentValues<typeof commonArgs> & { orderby: string };

export interface TablePage {
  rows: readonly Readonly<Record<string, unknown>>[];
  /** Rows on all pages. */
  total: number;
}

/** The definition of a report that lists items with their totals. */
export interface TableReport<Set extends Arguments> {
  /** `products`: the path is `/wc-analytics/reports/products`. */
  name: string;
  /** Arguments that filter the report; can replace common arguments. */
  args: Set;
  /** The first one is the default order. */
  orderBy: readonly [string, ...string[]];
  read: (context: StoreContext, args: ArgumentValues<Set> & TableArgs) => TablePage;
  /** Adds linked data to the rows, for requests with `_embed`. */
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
      // TypeScript can't infer the type through a spread of generic parameters.
      const args = request.args as ArgumentValues<Set> & TableArgs;
      const { rows, total } = readTable(request.context, report, args);
      const { embed } = report;
      const shown = embed && request.value('_embed') !== undefined ? embed(request, rows) : rows;
      return withPaginationHeaders({ ...request, args }, shown, total);
    },
  });
}

/** Reads one page. Past the last page it is empty; an empty report has 0 pages. */
function readTable<Set extends Arguments>(
  context: StoreContext,
  report: TableReport<Set>,
  args: ArgumentValues<Set> & TableArgs,
): TablePage {
  updateTimeZone(context.db);
  const page = report.read(context, args);
  return page.rows.length > 0 ? page : { rows: [], total: 0 };
}

/** Pages of any size, for internal callers. */
export interface Paging {
  page: number;
  per_page: number;
}

/** The same, for unvalidated parameters by name. */
export function readRequestedPage<Set extends Arguments>(
  context: StoreContext,
  report: TableReport<Set>,
  parameters: Readonly<Record<string, unknown>>,
  paging?: Paging,
): TablePage {
  // TypeScript can't infer the type through a spread of generic parameters.
  const args = validate(tableArgs(report), (name) => parameters[name], context.db) as ArgumentValues<Set> &
    TableArgs;
  return readTable(context, report, { ...args, ...paging });
}

/**
 * Builds `ORDER BY` and the paging clauses. `columns` are SQL expressions by their names in `orderby`; `tie` orders
 * equal rows. The page is passed as values, so that the SQL text is the same for all pages.
 */
export function toOrder(columns: Readonly<Record<string, string>>, args: TableArgs, tie: string): Condition {
  const direction = args.order === 'asc' ? 'ASC' : 'DESC';
  const column = columns[args.orderby] ?? args.orderby;
  return condition(
    `ORDER BY ${column} ${direction}, ${tie} ${direction} LIMIT ? OFFSET ?`,
    args.per_page,
    getOffset(args),
  );
}
