import { TableRow } from './table-row';
import type { RowsProps } from './rows-props';

/** All rows at once. */
export function PlainRows({ rows, columns, selection }: RowsProps) {
  return rows.map((row, index) => (
    <TableRow
      key={index}
      row={row}
      columns={columns}
      index={index}
      selectLabel={selection?.label(index)}
      isSelected={selection?.isSelected(index)}
      onToggle={selection?.onToggle}
    />
  ));
}
