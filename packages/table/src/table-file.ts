import { createContext, type ComponentType } from 'react';
import type { Cell, Column, Row } from './types';

/** The content of a download: all columns, including hidden ones. */
export interface TableFile {
  readonly title: string;
  readonly columns: readonly Pick<Column, 'key' | 'label'>[];
  /** One value per column. */
  readonly rows: readonly FileRow[];
  /** The number of rows on all pages. */
  readonly total: number;
  /** Reads a page of rows. The first page is 1. */
  readPage(page: number, perPage: number): Promise<readonly FileRow[]>;
}

export type FileRow = readonly Cell['value'][];

/** A download button. `getFile` is called on click. */
export type TableFileAction = ComponentType<{ getFile: () => TableFile; title: string; disabled: boolean }>;

/** The download button of all tables below. Without it, tables have no download. */
export const TableFileContext = createContext<TableFileAction | undefined>(undefined);

interface TableFileSource {
  title: string;
  columns: readonly Column[];
  rows: readonly Row[];
  total?: number | undefined;
  readPage?: ((page: number, perPage: number) => Promise<readonly Row[]>) | undefined;
}

export function toTableFile({ title, columns, rows, total, readPage }: TableFileSource): TableFile {
  const valuesOf = (list: readonly Row[]) =>
    list.map((row) => columns.map((_column, index) => toFileValue(row[index])));
  return {
    title,
    columns: columns.map(({ key, label }) => ({ key, label })),
    rows: valuesOf(rows),
    total: readPage ? (total ?? rows.length) : rows.length,
    readPage: async (page, perPage) => valuesOf((await readPage?.(page, perPage)) ?? []),
  };
}

/** Falls back to the rendered text if an extension sets no value. */
function toFileValue(cell: Cell | undefined): Cell['value'] {
  if (cell?.value !== undefined) return cell.value;
  return typeof cell?.display === 'string' || typeof cell?.display === 'number' ? cell.display : undefined;
}
