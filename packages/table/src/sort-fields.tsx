import { __, _x } from '@wordpress/i18n';
import { Select } from '@admin/ui';
import { getInitialOrder, getSortedKey, sortBy, type OnSort } from './sorting';
import type { Column, SortOrder } from './types';

interface SortFieldsProps {
  /** Those that are shown. */
  columns: readonly Column[];
  orderby: string | undefined;
  order: SortOrder | undefined;
  onSort: OnSort;
}

/** Sort controls for the card layout, which has no column headers. */
export function SortFields({ columns, orderby, order, onSort }: SortFieldsProps) {
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (sortable.length === 0) return null;
  const sorted = sortable.find(({ key }) => key === getSortedKey(columns, orderby));
  const choose = (key: string) => {
    const column = sortable.find((other) => other.key === key);
    if (column) sortBy(column, getInitialOrder(column), onSort);
  };
  return (
    <div className="sa-table-card__sorting">
      <Select
        label={__('Sort by', 'store-admin')}
        // A hidden column cannot be named here.
        options={[
          ...(sorted ? [] : [{ value: '', label: '—' }]),
          ...sortable.map(({ key, label, screenReaderLabel }) => ({
            value: key,
            label: screenReaderLabel ?? label,
          })),
        ]}
        value={sorted?.key ?? ''}
        onChange={choose}
      />
      <Select
        label={_x('Order', 'sort direction', 'store-admin')}
        options={[
          { value: 'asc', label: __('Ascending', 'store-admin') },
          { value: 'desc', label: __('Descending', 'store-admin') },
        ]}
        value={order ?? (sorted ? getInitialOrder(sorted) : 'asc')}
        disabled={!sorted}
        onChange={(value) => sorted && sortBy(sorted, value === 'asc' ? 'asc' : 'desc', onSort)}
      />
    </div>
  );
}
