import { __ } from '@wordpress/i18n';
import type { FieldErrors, ProductRecord } from '@admin/store-product';

/** As many characters as the host's table for look-ups keeps. */
const LONGEST = 100;

/** A SKU made of a name, for products that have none: `Café Set, large` → `cafe-set-large`. */
export const suggestSku = (name = ''): string =>
  name
    .normalize('NFD')
    // Other scripts have letters that are not the same without their marks.
    .replaceAll(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');

/** Of the marks by which products are known, only the world-wide number has a form that the host insists on. */
export function validateIdentifiers({
  global_unique_id: number = '',
}: Pick<ProductRecord, 'global_unique_id'>): FieldErrors {
  return /^[\d-]*$/.test(number)
    ? {}
    : { global_unique_id: __('Please enter only numbers and hyphens (-).', 'woocommerce') };
}
