import { __ } from '@wordpress/i18n';
import type { Column } from '@admin/table';
import { getMemberLabel } from '../../../form';

/** In the order of the cells in `toRow`. */
export const listColumns = (): readonly Column[] => [
  { key: 'name', label: __('Variation', 'store-admin'), required: true },
  { key: 'regular_price', label: getMemberLabel('regular_price') },
  { key: 'sale_price', label: getMemberLabel('sale_price') },
  { key: 'stock_quantity', label: __('Quantity', 'store-admin') },
  { key: 'sku', label: __('SKU', 'store-admin') },
  { key: 'weight', label: getMemberLabel('weight'), hiddenByDefault: true },
  { key: 'menu_order', label: getMemberLabel('menu_order'), hiddenByDefault: true },
  {
    key: 'status',
    label: __('Visible', 'store-admin'),
    screenReaderLabel: __('Visible to customers', 'store-admin'),
  },
  { key: 'more', label: '', screenReaderLabel: __('More', 'store-admin'), required: true },
];
