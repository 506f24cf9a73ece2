import { __ } from '@wordpress/i18n';
import type { FieldErrors, ProductRecord } from '@admin/store-product';

/** Rules for names (contract, remaining screens, section 2.4). */
const LONGEST_NAME = 120;

export function validateDetails({ name }: Pick<ProductRecord, 'name'>): FieldErrors {
  if (name.trim() === '') return { name: __('This field is required.', 'store-admin') };
  return name.length > LONGEST_NAME
    ? { name: __('Please enter a product name shorter than 120 characters.', 'store-admin') }
    : {};
}
