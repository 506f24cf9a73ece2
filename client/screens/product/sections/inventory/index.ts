import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { validateIdentifiers } from '../../rules/sku';
import { validateStock } from '../../rules/stock';
import { Inventory } from './inventory';

export const inventorySection = (): Section => ({
  id: 'inventory',
  tab: 'inventory',
  title: __('Inventory', 'store-admin'),
  description: __(
    'Set up and manage inventory for this product, including status and available quantity.',
    'store-admin',
  ),
  order: 10,
  forms: ['product', 'variation'],
  content: Inventory,
  validate: (record, { saved }) => ({
    ...validateIdentifiers(record),
    // The quantity is validated only if stock is managed.
    ...(record.manage_stock === true && validateStock(record, saved)),
  }),
});
