import type { ReactNode } from 'react';

export type SortOrder = 'asc' | 'desc';

/** A column, in the format that extensions use for report headers. */
export interface Column {
  key: string;
  label: string;
  /** A longer label for screen readers. */
  screenReaderLabel?: string | undefined;
  isSortable?: boolean | undefined;
  isNumeric?: boolean | undefined;
  /** Overrides the end alignment of numbers. */
  isLeftAligned?: boolean | undefined;
  /** Cannot be hidden. */
  required?: boolean | undefined;
  hiddenByDefault?: boolean | undefined;
  /** The default sort column. */
  defaultSort?: boolean | undefined;
  /** The order of the first sort by this column. */
  defaultOrder?: SortOrder | undefined;
  cellClassName?: string | undefined;
}

export interface Cell {
  display: ReactNode;
  /** The value for downloads. */
  value: string | number | boolean | null | undefined;
}

/** One cell per column, including hidden columns. */
export type Row = readonly Cell[];

export interface SummaryItem {
  label: string;
  value: ReactNode;
  /** Shown after the value, without extra space. */
  action?: ReactNode;
}

/** Makes rows selectable. */
export interface Selection {
  /** One id per row; '' for rows that cannot be selected. */
  ids: readonly string[];
  selected: readonly string[];
  onSelect: (selected: string[]) => void;
  /** The label of a row's checkbox, such as `Select Teapot`. */
  label: (row: number) => string;
}
