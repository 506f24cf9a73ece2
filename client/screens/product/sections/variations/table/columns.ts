import { __ } from '@wordpress/i18n';
import type { Column } from '@admin/table';
import { labelOf } from '../../../form';

/** In the order of the cells in `toRow`. */
export const listColumns = (): readonly Column[] => [
  { key: 'name', label: __('Variation', 'store-admin'), required: true },
  { key: 'regular_price', label: labelOf('regular_price') },
  { key: 'sale_price', label: labelOf('sale_price') },
  { key: 'stock_quantity', label: __('Quantity', 'store-admin') },
  { key: 'sku', label: __('SKU', 'store-admin') },
  { key: 'weight', label: labelOf('weight'), hiddenByDefault: true },
  { key: 'menu_order', label: labelOf('menu_order'), hiddenByDefault: true },
  {
    key: 'status',
    label: __('Visible', 'store-admin'),
    screenReaderLabel: __('Visible to customers', 'store-admin'),
  },
  { key: 'more', label: '', screenReaderLabel: __('More', 'store-admin'), required: true },
];
