import { __ } from '@wordpress/i18n';
import type { FieldErrors, ProductRecord } from '@admin/store-product';

/** Maximum length in WooCommerce's lookup table. */
const LONGEST = 100;

/** Generates a SKU from a name, for products without one: `Café Set, large` → `cafe-set-large`. */
export const suggestSku = (name = ''): string =>
  name
    .normalize('NFD')
    // In other scripts, letters without their marks are different letters.
    .replaceAll(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');

/** Of the identifiers, WooCommerce only validates the format of the global unique ID. */
export function validateIdentifiers({
  global_unique_id: number = '',
}: Pick<ProductRecord, 'global_unique_id'>): FieldErrors {
  return /^[\d-]*$/.test(number)
    ? {}
    : { global_unique_id: __('Please enter only numbers and hyphens (-).', 'store-admin') };
}
