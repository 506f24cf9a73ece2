import { Placeholder } from '@admin/ui';
import type { PlacedColumn } from './columns';

interface PlaceholderRowsProps {
  count: number;
  columns: readonly PlacedColumn[];
  hasSelection: boolean;
}

/** As high as the rows that will stand there. */
export function PlaceholderRows({ count, columns, hasSelection }: PlaceholderRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className="sa-table__row" aria-hidden="true">
      {hasSelection && (
        <td className="sa-table__cell is-selection">
          <Placeholder width={24} height={24} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} className={column.className}>
          <Placeholder width={column.isNumeric ? '4em' : '8em'} />
        </td>
      ))}
    </tr>
  ));
}
