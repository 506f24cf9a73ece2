import { memo } from 'react';
import { __ } from '@wordpress/i18n';
import { Menu } from '@admin/ui';
import type { Column } from './types';

interface ColumnMenuProps {
  columns: readonly Column[];
  hidden: readonly string[];
  onHide: (hidden: string[]) => void;
}

/** Checkboxes for columns that can be hidden. The last visible column cannot. */
export const ColumnMenu = memo(function ColumnMenu({ columns, hidden, onHide }: ColumnMenuProps) {
  const optional = columns.filter(({ required }) => !required);
  if (optional.length === 0) return null;
  const isShown = ({ key }: Column) => !hidden.includes(key);
  const hasRequired = optional.length < columns.length;
  const isLast = (column: Column) => !hasRequired && isShown(column) && optional.filter(isShown).length === 1;
  const toggle = (column: Column) =>
    onHide(isShown(column) ? [...hidden, column.key] : hidden.filter((key) => key !== column.key));
  return (
    <Menu
      label={__('Choose columns', 'store-admin')}
      items={[
        {
          label: __('Columns', 'store-admin'),
          kind: 'checkbox',
          items: optional.map((column) => ({
            label: column.label,
            isChecked: isShown(column),
            disabled: isLast(column),
            onSelect: () => toggle(column),
          })),
        },
      ]}
    />
  );
});
