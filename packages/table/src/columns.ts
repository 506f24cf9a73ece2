import type { Column } from './types';

/** A column and its index in each row. */
export interface IndexedColumn extends Column {
  index: number;
  /** Of its cells. */
  className: string;
}

/**
 * The keys of hidden columns: the user's choice, or the columns hidden by default. Required columns are never
 * hidden.
 */
export function getHiddenColumns(columns: readonly Column[], chosen?: readonly string[]): readonly string[] {
  const isHidden = ({ key, hiddenByDefault }: Column) =>
    chosen ? chosen.includes(key) : Boolean(hiddenByDefault);
  return columns.filter((column) => !column.required && isHidden(column)).map(({ key }) => key);
}

/** The visible columns. At least one is always visible. */
export function getVisibleColumns(
  columns: readonly Column[],
  hidden: readonly string[],
): readonly IndexedColumn[] {
  const placed = columns.map((column, index) => ({ ...column, index, className: getCellClass(column) }));
  const shown = placed.filter(({ key, required }) => required || !hidden.includes(key));
  return shown.length > 0 ? shown : placed.slice(0, 1);
}

/** The alignment class of a column's cells. */
function getCellClass({ isNumeric, isLeftAligned, cellClassName }: Column): string {
  return [
    'sa-table__cell',
    isNumeric && 'is-numeric',
    isNumeric && !isLeftAligned && 'is-at-end',
    cellClassName,
  ]
    .filter(Boolean)
    .join(' ');
}
