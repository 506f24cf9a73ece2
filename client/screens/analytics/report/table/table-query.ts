import type { Query } from '@admin/navigation';
import {
  readFilters,
  toTableQuery,
  type DateRange,
  type ReportData,
  type ReportQuery,
  type ReportRow,
} from '@admin/store-reports';
import type { Column } from '@admin/table';
import type { ReportTable } from '../definition';

interface TableQuery {
  table: ReportTable;
  columns: readonly Column[];
  query: Query;
  /** `undefined` if rows have no dates. */
  range: DateRange | undefined;
  /** Columns of extensions may be sortable, too; the server decides. */
  isFiltered: boolean;
}

/** Returns the query of one page of a report's table. */
export function buildTableQuery({ table, columns, query, range, isFiltered }: TableQuery): ReportQuery {
  const sortable = columns.filter(({ isSortable }) => isSortable);
  const usual = sortable.find(({ defaultSort }) => defaultSort) ?? sortable[0];
  const keys = [usual, ...sortable].flatMap((column) => column?.key ?? []);
  return toTableQuery({
    address: query,
    filters: readFilters(query),
    fixed: table.source === 'days' ? { interval: 'day' } : table.source.query,
    sortable: isFiltered && query['orderby'] ? [...keys, query['orderby']] : keys,
    defaultOrder: usual?.defaultOrder ?? 'desc',
    range,
  });
}

/**
 * Returns the source of a table's rows.
 * @param stats the endpoint of the report's metrics
 */
export const getTableSource = ({ source }: ReportTable, stats: string) =>
  source === 'days'
    ? ({ type: 'stats', endpoint: stats } as const)
    : ({ type: 'items', endpoint: source.items } as const);

/** Returns the rows of a list, or the intervals of metrics. */
export const listRows = (data: ReportData): readonly ReportRow[] =>
  'items' in data ? data.items : data.intervals.map(({ raw }) => raw);
