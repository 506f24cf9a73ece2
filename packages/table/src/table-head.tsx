import { memo, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { announce, Icon, VisuallyHidden } from '@admin/ui';
import type { PlacedColumn } from './columns';
import { SelectAll } from './select-all';
import type { Selection, SortOrder } from './types';

interface TableHeadProps {
  columns: readonly PlacedColumn[];
  orderby?: string | undefined;
  order?: SortOrder | undefined;
  onSort?: ((key: string, order: SortOrder) => void) | undefined;
  selection?: Selection | undefined;
}

/** Stays as it is while rows come and go. */
export const TableHead = memo(function TableHead({
  columns,
  orderby,
  order,
  onSort,
  selection,
}: TableHeadProps) {
  const sorted = orderby ?? columns.find(({ defaultSort }) => defaultSort)?.key;
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className="sa-table__heading is-selection">
            <SelectAll selection={selection} />
          </th>
        )}
        {columns.map((column) => {
          const direction = column.key === sorted ? (order ?? firstOrder(column)) : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              className={column.className.replace('sa-table__cell', 'sa-table__heading')}
              aria-sort={direction && ARIA_SORT[direction]}
            >
              {column.isSortable && onSort ? (
                <SortButton column={column} direction={direction} onSort={onSort} />
              ) : (
                labelOf(column)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
});

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** Words from their beginning, numbers from the greatest, as long as the column does not say otherwise. */
const firstOrder = ({ defaultOrder, isNumeric }: PlacedColumn): SortOrder =>
  defaultOrder ?? (isNumeric ? 'desc' : 'asc');

const opposite = (order: SortOrder): SortOrder => (order === 'asc' ? 'desc' : 'asc');

interface SortButtonProps {
  column: PlacedColumn;
  /** Present when the rows are in the order of this column. */
  direction: SortOrder | undefined;
  onSort: (key: string, order: SortOrder) => void;
}

function SortButton({ column, direction, onSort }: SortButtonProps) {
  function sort() {
    const next = direction ? opposite(direction) : firstOrder(column);
    onSort(column.key, next);
    const sentence =
      next === 'asc'
        ? /* translators: %s: name of a column */
          __('Sorted by %s, ascending', 'woocommerce')
        : /* translators: %s: name of a column */
          __('Sorted by %s, descending', 'woocommerce');
    announce(sprintf(sentence, column.screenReaderLabel ?? column.label));
  }
  return (
    <button type="button" className="sa-table__sort" onClick={sort}>
      {labelOf(column)}
      <Icon
        name={(direction ?? firstOrder(column)) === 'asc' ? 'chevron-up' : 'chevron-down'}
        size={16}
        className="sa-table__direction"
      />
    </button>
  );
}

function labelOf({ label, screenReaderLabel }: PlacedColumn): ReactNode {
  if (screenReaderLabel === undefined || screenReaderLabel === label) return label;
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <VisuallyHidden>{screenReaderLabel}</VisuallyHidden>
    </>
  );
}
