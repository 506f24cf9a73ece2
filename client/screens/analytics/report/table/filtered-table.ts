import { filterValue, useFilterChanges, useHasFilter } from '@admin/extensions';
import type { ReportTotals, ReportRow } from '@admin/store-reports';
import type { Cell, Column, Row } from '@admin/table';
import type { ReportSummaryItem } from '../definition';
import { isNode } from '../is-node';

/** Hook by which extensions filter the tables of all reports. */
export const TABLE_FILTER = 'woocommerce_admin_report_table';

/** A table in the format of the extension hook. */
export interface TableContent {
  readonly endpoint: string;
  readonly headers: readonly Column[];
  readonly rows: readonly Row[];
  readonly totals: ReportTotals;
  readonly summary: readonly ReportSummaryItem[] | null;
  /** The server's response; an empty page while it is loading. */
  readonly items: {
    readonly data: readonly ReportRow[];
    readonly totalResults: number;
    readonly totalPages: number;
  };
}

/** Whether an extension filters tables. */
export function useIsFiltered(): boolean {
  useFilterChanges(TABLE_FILTER);
  return useHasFilter(TABLE_FILTER);
}

/** Applies the extension filters to the table. They run on every render, even while rows are loading. */
export function filterTable(content: TableContent): TableContent {
  const { summary, ...filtered } = filterValue<TableContent>(TABLE_FILTER, content, isTable);
  const headers = filtered.headers.filter(isColumn);
  return {
    ...filtered,
    headers,
    rows: filtered.rows.map((row) => fill(row, headers.length)),
    summary: summary && summary.filter(isSummaryItem),
  };
}

function isTable(value: unknown): value is TableContent {
  const { headers, rows, summary = null } = Object(value);
  return Array.isArray(headers) && Array.isArray(rows) && (summary === null || Array.isArray(summary));
}

function isColumn(value: unknown): value is Column {
  const { key, label } = Object(value);
  return typeof key === 'string' && typeof label === 'string';
}

function isSummaryItem(value: unknown): value is ReportSummaryItem {
  const { label, value: content } = Object(value);
  return typeof label === 'string' && isNode(content);
}

const EMPTY: Cell = { display: '', value: '' };

/** Adds missing cells, so that each column has one. */
const fill = (row: unknown, count: number): Row => {
  const cells: unknown[] = Array.isArray(row) ? row : [];
  return Array.from({ length: count }, (_, index) => {
    const cell = cells[index];
    return isCell(cell) ? cell : EMPTY;
  });
};

const isCell = (value: unknown): value is Cell =>
  typeof value === 'object' && value !== null && 'display' in value && isNode(value.display);
