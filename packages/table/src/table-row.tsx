import { memo, type HTMLAttributes, type Ref } from 'react';
import { Checkbox, VisuallyHidden } from '@admin/ui';
import type { IndexedColumn } from './columns';
import { ROLES } from './roles';
import type { Row } from './types';

export interface TableRowProps extends Pick<HTMLAttributes<HTMLTableRowElement>, 'aria-rowindex'> {
  /** Not named `ref`, which would need `forwardRef` in React 18. */
  element?: Ref<HTMLTableRowElement>;
  row: Row;
  columns: readonly IndexedColumn[];
  index: number;
  /** Undefined if rows cannot be selected, `null` if this row cannot. */
  selectLabel?: string | null | undefined;
  isSelected?: boolean | undefined;
  onToggle?: ((index: number) => void) | undefined;
}

/** Memoized, so that it renders only when this row changes. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { element, row, columns, index, selectLabel, isSelected = false, onToggle, ...rest } = props;
  return (
    <tr {...rest} role={ROLES.row} ref={element} className="sa-table__row" data-index={index}>
      {selectLabel !== undefined && (
        <td role={ROLES.cell} className="sa-table__cell is-selection">
          {selectLabel !== null && (
            <Checkbox
              label={<VisuallyHidden>{selectLabel}</VisuallyHidden>}
              checked={isSelected}
              onChange={() => onToggle?.(index)}
            />
          )}
        </td>
      )}
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.key} role={ROLES.rowHeading} scope="row" className={column.className}>
            {row[column.index]?.display}
          </th>
        ) : (
          <td
            key={column.key}
            role={ROLES.cell}
            data-label={column.screenReaderLabel ?? column.label}
            className={column.className}
          >
            {row[column.index]?.display}
          </td>
        ),
      )}
    </tr>
  );
});
