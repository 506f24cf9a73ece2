import { __, sprintf } from '@wordpress/i18n';
import { formatMoney } from '@admin/format';

/** The marketplace's prices are in US dollars, wherever the store is. */
const DOLLARS = {
  code: 'USD',
  symbol: '$',
  symbolPosition: 'left',
  thousandSeparator: ',',
  decimalSeparator: '.',
} as const;

const MONTHS = 12;

/** @param yearly in dollars */
export function formatPlanPrice(yearly: number, isMonthly: boolean): string {
  const amount = isMonthly ? yearly / MONTHS : yearly;
  const precision = Number.isInteger(amount) ? 0 : 2;
  const price = formatMoney(amount, { ...DOLLARS, precision });
  return isMonthly
    ? /* translators: %s: a price, such as $19.92 */
      sprintf(__('%s per month', 'store-admin'), price)
    : /* translators: %s: a price, such as $239 */
      sprintf(__('%s per year', 'store-admin'), price);
}
