import type { Column } from './types';

/** A column and its place in every row. */
export interface IndexedColumn extends Column {
  index: number;
  /** Of its cells. */
  className: string;
}

/**
 * Which columns are hidden: those a user hid, or as long as there is no such choice those hidden by default.
 * Required columns never are, and names of columns that do not exist count for nothing.
 */
export function getHiddenColumns(columns: readonly Column[], chosen?: readonly string[]): readonly string[] {
  const isHidden = ({ key, hiddenByDefault }: Column) =>
    chosen ? chosen.includes(key) : Boolean(hiddenByDefault);
  return columns.filter((column) => !column.required && isHidden(column)).map(({ key }) => key);
}

/** The columns to show. One stays, whatever is hidden. */
export function getVisibleColumns(
  columns: readonly Column[],
  hidden: readonly string[],
): readonly IndexedColumn[] {
  const placed = columns.map((column, index) => ({ ...column, index, className: getCellClass(column) }));
  const shown = placed.filter(({ key, required }) => required || !hidden.includes(key));
  return shown.length > 0 ? shown : placed.slice(0, 1);
}

/** How the cells of a column are set. */
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
