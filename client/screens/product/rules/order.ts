import { __ } from '@wordpress/i18n';
import type { FieldErrors, ProductRecord } from '@admin/store-product';

/** Places in an order may be below 0, to come before everything that has none. */
export const validateOrder = ({ menu_order: position }: Pick<ProductRecord, 'menu_order'>): FieldErrors =>
  Number.isInteger(position) ? {} : { menu_order: __('Please enter a whole number.', 'woocommerce') };
