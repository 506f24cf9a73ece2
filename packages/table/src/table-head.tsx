import { memo, type ReactNode } from 'react';
import { Icon, VisuallyHidden } from '@admin/ui';
import type { PlacedColumn } from './columns';
import { ROLES } from './roles';
import { SelectAll } from './select-all';
import { getFirstOrder, getSortedKey, sortBy, type OnSort } from './sorting';
import type { Selection, SortOrder } from './types';

interface TableHeadProps {
  columns: readonly PlacedColumn[];
  orderby?: string | undefined;
  order?: SortOrder | undefined;
  onSort?: OnSort | undefined;
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
          const direction = column.key === sorted ? (order ?? getFirstOrder(column)) : undefined;
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

const opposite = (order: SortOrder): SortOrder => (order === 'asc' ? 'desc' : 'asc');

interface SortButtonProps {
  column: PlacedColumn;
  /** Present when the rows are in the order of this column. */
  direction: SortOrder | undefined;
  onSort: OnSort;
}

function SortButton({ column, direction, onSort }: SortButtonProps) {
  const sort = () => sortBy(column, direction ? opposite(direction) : getFirstOrder(column), onSort);
  return (
    <button type="button" className="sa-table__sort" onClick={sort}>
      {labelOf(column)}
      <Icon
        name={(direction ?? getFirstOrder(column)) === 'asc' ? 'chevron-up' : 'chevron-down'}
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
