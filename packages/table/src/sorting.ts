import { __, sprintf } from '@wordpress/i18n';
import { announce } from '@admin/ui';
import type { Column, SortOrder } from './types';

export type OnSort = (key: string, order: SortOrder) => void;

/** The key of the column by which the rows are sorted. */
export const getSortedKey = (columns: readonly Column[], orderby: string | undefined): string | undefined =>
  orderby ?? columns.find(({ defaultSort }) => defaultSort)?.key;

/** The initial sort order: ascending for text, descending for numbers, unless the column sets it. */
export const getInitialOrder = ({ defaultOrder, isNumeric }: Column): SortOrder =>
  defaultOrder ?? (isNumeric ? 'desc' : 'asc');

/** Sorts, and announces it to screen readers. */
export function sortBy(column: Column, order: SortOrder, onSort: OnSort): void {
  onSort(column.key, order);
  const sentence =
    order === 'asc'
      ? /* translators: %s: name of a column */
        __('Sorted by %s, ascending', 'store-admin')
      : /* translators: %s: name of a column */
        __('Sorted by %s, descending', 'store-admin');
  announce(sprintf(sentence, column.screenReaderLabel ?? column.label));
}
