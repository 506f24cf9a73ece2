import { __, sprintf } from '@wordpress/i18n';
import { flagOf, numberOf, rowsOf, textOf } from './row';
import type { ReportRow } from './types';

/** A label for a deleted record: its last known name, or its id. */
export const deletedName = (name: string, id: number | undefined): string =>
  sprintf(
    /* translators: %s is product name */
    __('%s (Deleted)', 'store-admin'),
    name || `#${id ?? 0}`,
  );

/** The host's placeholder for an unknown deleted name: text in parentheses, in the host's language. */
const isOnlyDeleted = (name: string): boolean => /^\(.*\)$/.test(name);

/** The host appends "(Deleted)" to the last known name, and has no other data of a deleted product. */
export function productName(row: ReportRow): string {
  const [id, name] = [numberOf(row, 'product_id'), textOf(row, 'extended_info', 'name')];
  if (textOf(row, 'extended_info', 'permalink')) return name || __('(no title)', 'store-admin');
  return name && !isOnlyDeleted(name) ? name : deletedName('', id);
}

/**
 * The host marks a deleted variation only if its product is deleted too. Otherwise it returns the product's name
 * without attributes, so several variations may have the same name.
 */
export function variationName(row: ReportRow): string {
  const [id, name] = [numberOf(row, 'variation_id'), textOf(row, 'extended_info', 'name')];
  if (!name || flagOf(row, 'extended_info', 'deleted')) return deletedName(name, id);
  const isProductsName =
    Boolean(id) &&
    textOf(row, 'extended_info', 'permalink') !== '' &&
    rowsOf(row, 'extended_info', 'attributes').length === 0;
  return isProductsName ? `${name} #${id}` : name;
}

/** Existing coupons have a creation date. */
export const isDeletedCoupon = (row: ReportRow): boolean =>
  textOf(row, 'extended_info', 'date_created') === '';

export function couponCode(row: ReportRow): string {
  const code = textOf(row, 'extended_info', 'code');
  return code && !isOnlyDeleted(code) ? code : deletedName('', numberOf(row, 'coupon_id'));
}

/** `US-CA-STATE TAX-1`: country, state, name and priority, in the format of taxes on orders. */
export function taxCode(row: ReportRow): string {
  const [country, state, name, priority] = ['country', 'state', 'name', 'priority'].map((key) =>
    textOf(row, key),
  );
  // Since WooCommerce 9.0, the state of a rate for a whole country equals the country.
  const parts = [country, state === country ? '' : state, name, priority];
  const code = country || name ? parts.filter(Boolean).join('-').toUpperCase() : '';
  return code && !flagOf(row, 'deleted') ? code : deletedName(code, numberOf(row, 'tax_rate_id'));
}
