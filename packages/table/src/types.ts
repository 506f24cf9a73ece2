import type { ReactNode } from 'react';

export type SortOrder = 'asc' | 'desc';

/** A column, in the shape in which extensions describe the headers of a report's table. */
export interface Column {
  key: string;
  label: string;
  /** What is read out in place of a label that is short for the eye. */
  screenReaderLabel?: string | undefined;
  isSortable?: boolean | undefined;
  isNumeric?: boolean | undefined;
  /** Numbers stand at the end of their column unless this says otherwise. */
  isLeftAligned?: boolean | undefined;
  /** Always shown. */
  required?: boolean | undefined;
  hiddenByDefault?: boolean | undefined;
  /** The rows are in the order of this column as long as nobody has chosen another. */
  defaultSort?: boolean | undefined;
  /** In which order the first press on the column's header puts the rows. */
  defaultOrder?: SortOrder | undefined;
  cellClassName?: string | undefined;
}

export interface Cell {
  display: ReactNode;
  /** The same for a file. */
  value: string | number | boolean | null | undefined;
}

/** One cell for each column, those of hidden columns included. */
export type Row = readonly Cell[];

export interface SummaryItem {
  label: string;
  value: ReactNode;
  /** Stands in the room behind it, without taking any of its own. */
  action?: ReactNode;
}

/** Rows can be chosen, to be compared for instance. */
export interface Selection {
  /** One for each row; '' for rows that cannot be chosen. */
  ids: readonly string[];
  selected: readonly string[];
  onSelect: (selected: string[]) => void;
  /** Names the checkbox of a row: `Select Teapot`. */
  label: (row: number) => string;
}
