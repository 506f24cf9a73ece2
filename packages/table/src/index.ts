export { getHiddenColumns } from './columns';
export { DataTable, type DataTableProps } from './data-table';
export { PAGE_SIZES, Pager, type PagerProps } from './pager';
export { TableFileContext, type FileRow, type TableFile, type TableFileAction } from './table-file';
export type { Cell, Column, Row, Selection, SortOrder, SummaryItem } from './types';
