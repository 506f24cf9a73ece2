import { memo, type ReactNode } from 'react';
import { Icon, VisuallyHidden } from '@admin/ui';
import type { IndexedColumn } from './columns';
import { ROLES } from './roles';
import { SelectAll } from './select-all';
import { getInitialOrder, getSortedKey, sortBy, type OnSort } from './sorting';
import type { Selection, SortOrder } from './types';

interface TableHeadProps {
  columns: readonly IndexedColumn[];
  orderby?: string | undefined;
  order?: SortOrder | undefined;
  onSort?: OnSort | undefined;
  selection?: Selection | undefined;
}

/** Memoized, so that new rows do not render it again. */
export const TableHead = memo(function TableHead({
  columns,
  orderby,
  order,
  onSort,
  selection,
}: TableHeadProps) {
  const sorted = getSortedKey(columns, orderby);
  return (
    <thead role={ROLES.group}>
      <tr role={ROLES.row}>
        {selection && (
          <th role={ROLES.heading} scope="col" className="sa-table__heading is-selection">
            <SelectAll selection={selection} />
          </th>
        )}
        {columns.map((column) => {
          const direction = column.key === sorted ? (order ?? getInitialOrder(column)) : undefined;
          return (
            <th
              key={column.key}
              role={ROLES.heading}
              scope="col"
              className={column.className.replace('sa-table__cell', 'sa-table__heading')}
              aria-sort={direction && ARIA_SORT[direction]}
            >
              {column.isSortable && onSort ? (
                <SortButton column={column} direction={direction} onSort={onSort} />
              ) : (
                getLabel(column)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
});

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

const reverse = (order: SortOrder): SortOrder => (order === 'asc' ? 'desc' : 'asc');

interface SortButtonProps {
  column: IndexedColumn;
  /** Set if the table is sorted by this column. */
  direction: SortOrder | undefined;
  onSort: OnSort;
}

function SortButton({ column, direction, onSort }: SortButtonProps) {
  const sort = () => sortBy(column, direction ? reverse(direction) : getInitialOrder(column), onSort);
  return (
    <button type="button" className="sa-table__sort" onClick={sort}>
      {getLabel(column)}
      <Icon
        name={(direction ?? getInitialOrder(column)) === 'asc' ? 'chevron-up' : 'chevron-down'}
        size={16}
        className="sa-table__direction"
      />
    </button>
  );
}

function getLabel({ label, screenReaderLabel }: IndexedColumn): ReactNode {
  if (screenReaderLabel === undefined || screenReaderLabel === label) return label;
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <VisuallyHidden>{screenReaderLabel}</VisuallyHidden>
    </>
  );
}
