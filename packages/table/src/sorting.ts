import { __, sprintf } from '@wordpress/i18n';
import { announce } from '@admin/ui';
import type { Column, SortOrder } from './types';

export type OnSort = (key: string, order: SortOrder) => void;

/** The key of the column by which the rows are sorted. */
export const getSortedKey = (columns: readonly Column[], orderby: string | undefined): string | undefined =>
  orderby ?? columns.find(({ defaultSort }) => defaultSort)?.key;

/** Words from their beginning, numbers from the greatest, as long as the column does not say otherwise. */
export const getInitialOrder = ({ defaultOrder, isNumeric }: Column): SortOrder =>
  defaultOrder ?? (isNumeric ? 'desc' : 'asc');

/** Sorts, and says so to those who do not see it. */
export function sortBy(column: Column, order: SortOrder, onSort: OnSort): void {
  onSort(column.key, order);
  const sentence =
    order === 'asc'
      ? /* translators: %s: name of a column */
        __('Sorted by %s, ascending', 'woocommerce')
      : /* translators: %s: name of a column */
        __('Sorted by %s, descending', 'woocommerce');
  announce(sprintf(sentence, column.screenReaderLabel ?? column.label));
}
