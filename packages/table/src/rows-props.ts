import type { RefObject } from 'react';
import type { IndexedColumn } from './columns';
import type { Row, Selection } from './types';

export interface RowsProps {
  rows: readonly Row[];
  columns: readonly IndexedColumn[];
  selection?: RowSelection | undefined;
}

export interface RowSelection extends Pick<Selection, 'ids'> {
  /** `null` for rows that cannot be chosen. */
  label: (row: number) => string | null;
  isSelected: (row: number) => boolean;
  onToggle: (row: number) => void;
}

export interface VirtualRowsProps extends RowsProps {
  scroller: RefObject<HTMLElement | null>;
  /** Cells of a whole row. */
  span: number;
}
