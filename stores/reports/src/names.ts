import { __, sprintf } from '@wordpress/i18n';
import { flagOf, numberOf, rowsOf, textOf } from './row';
import type { ReportRow } from './types';

/** A deleted record by the name that is left of it, or by its id. */
export const deletedName = (name: string, id: number | undefined): string =>
  sprintf(
    /* translators: %s is product name */
    __('%s (Deleted)', 'woocommerce'),
    name || `#${id ?? 0}`,
  );

/** What a host answers in place of a name that nothing is left of: a word in brackets, in its own language. */
const isOnlyDeleted = (name: string): boolean => /^\(.*\)$/.test(name);

/** The host adds "(Deleted)" to the name it remembers, and tells nothing else of a deleted product. */
export function productName(row: ReportRow): string {
  const [id, name] = [numberOf(row, 'product_id'), textOf(row, 'extended_info', 'name')];
  if (textOf(row, 'extended_info', 'permalink')) return name || __('(no title)', 'woocommerce');
  return name && !isOnlyDeleted(name) ? name : deletedName('', id);
}

/**
 * The host tells of a deleted variation only when its product is gone as well. Otherwise it answers the name of the
 * product and no attributes, so that several have the same name.
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

/** A coupon that exists was created at some time. */
export const isDeletedCoupon = (row: ReportRow): boolean =>
  textOf(row, 'extended_info', 'date_created') === '';

export function couponCode(row: ReportRow): string {
  const code = textOf(row, 'extended_info', 'code');
  return code && !isOnlyDeleted(code) ? code : deletedName('', numberOf(row, 'coupon_id'));
}

/** `US-CA-STATE TAX-1`: where a tax is due, its name and its priority, as the host names taxes on orders. */
export function taxCode(row: ReportRow): string {
  const [country, state, name, priority] = ['country', 'state', 'name', 'priority'].map((key) =>
    textOf(row, key),
  );
  // WooCommerce since 9.0 answers the country as the state of a rate that is for the whole country.
  const parts = [country, state === country ? '' : state, name, priority];
  const code = country || name ? parts.filter(Boolean).join('-').toUpperCase() : '';
  return code && !flagOf(row, 'deleted') ? code : deletedName(code, numberOf(row, 'tax_rate_id'));
}
