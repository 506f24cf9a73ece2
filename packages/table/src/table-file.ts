import { createContext, type ComponentType } from 'react';
import type { Cell, Column, Row } from './types';

/** What a file of a table holds: all columns, also those that the screen hides. */
export interface TableFile {
  readonly title: string;
  readonly columns: readonly Pick<Column, 'key' | 'label'>[];
  /** With a value for each of `columns`. */
  readonly rows: readonly FileRow[];
  /** Rows on all pages that can be read. */
  readonly total: number;
  /** Reads a page of that many rows; the first one is 1. */
  readPage(page: number, perPage: number): Promise<readonly FileRow[]>;
}

export type FileRow = readonly Cell['value'][];

/** Offers a file of a table; `getFile` is asked when somebody wants it. */
export type TableFileAction = ComponentType<{ getFile: () => TableFile; title: string; disabled: boolean }>;

/** What tables below offer their files by. Without it a table has the actions that it is given, and no others. */
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

/** What is written in a cell will do where an extension names no value for it. */
function toFileValue(cell: Cell | undefined): Cell['value'] {
  if (cell?.value !== undefined) return cell.value;
  return typeof cell?.display === 'string' || typeof cell?.display === 'number' ? cell.display : undefined;
}
