import { __ } from '@wordpress/i18n';
import type { FieldErrors, ProductRecord } from '@admin/store-product';

/** Menu order can be negative, to come before all products without one. */
export const validateOrder = ({ menu_order: position }: Pick<ProductRecord, 'menu_order'>): FieldErrors =>
  Number.isInteger(position) ? {} : { menu_order: __('Please enter a whole number.', 'store-admin') };
