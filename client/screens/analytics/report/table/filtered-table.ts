import { filterValue, useFilterChanges, useHasFilter } from '@admin/extensions';
import type { Figures, ReportRow } from '@admin/store-reports';
import type { Cell, Column, Row, SummaryItem } from '@admin/table';

/** By it extensions change the tables of all reports. */
const TABLE_FILTER = 'woocommerce_admin_report_table';

/** A table in the shape in which extensions know it. */
export interface TableContent {
  readonly endpoint: string;
  readonly headers: readonly Column[];
  readonly rows: readonly Row[];
  readonly totals: Figures;
  readonly summary: readonly SummaryItem[] | null;
  /** What the server sent; an empty page while it is being read. */
  readonly items: {
    readonly data: readonly ReportRow[];
    readonly totalResults: number;
    readonly totalPages: number;
  };
}

/** Whether tables may look different from what the report says. */
export function useIsFiltered(): boolean {
  useFilterChanges(TABLE_FILTER);
  return useHasFilter(TABLE_FILTER);
}

/**
 * The table as extensions want it. They are asked at every rendering, also while rows are being read, and get objects
 * of their own each time, which they may change.
 */
export function filterTable(content: TableContent): TableContent {
  const filtered = filterValue<TableContent>(TABLE_FILTER, copyOf(content), isTable);
  const headers = filtered.headers.filter(isColumn);
  return { ...filtered, headers, rows: filtered.rows.map((row) => fill(row, headers.length)) };
}

const copyOf = ({ endpoint, headers, rows, totals, summary, items }: TableContent): TableContent => ({
  endpoint,
  headers: headers.map((header) => ({ ...header })),
  rows: rows.map((row) => row.map((cell) => ({ ...cell }))),
  totals: { ...totals },
  summary: summary && summary.map((item) => ({ ...item })),
  items: { ...items, data: [...items.data] },
});

function isTable(value: unknown): value is TableContent {
  const { headers, rows } = Object(value);
  return Array.isArray(headers) && Array.isArray(rows);
}

function isColumn(value: unknown): value is Column {
  const { key, label } = Object(value);
  return typeof key === 'string' && typeof label === 'string';
}

const EMPTY: Cell = { display: '', value: '' };

/** A cell for each column, whatever an extension forgot. */
const fill = (row: unknown, count: number): Row => {
  const cells: unknown[] = Array.isArray(row) ? row : [];
  return Array.from({ length: count }, (_, index) => {
    const cell = cells[index];
    return isCell(cell) ? cell : EMPTY;
  });
};

const isCell = (value: unknown): value is Cell =>
  typeof value === 'object' && value !== null && 'display' in value;
