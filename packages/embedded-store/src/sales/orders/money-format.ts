import type { StoreDatabase } from '../../database';
import { getLocale } from '../../i18n';
import { getCurrencySymbol } from '../../reference';
import { toDecimal } from '../../shared/amounts';
import { getTextDirection, getTextSetting } from '../../site';

/** The number of decimals of the store's currency. */
export function getDecimals(db: StoreDatabase): number {
  const decimals = Number(getTextSetting(db, 'general', 'woocommerce_price_num_decimals'));
  return Number.isInteger(decimals) && decimals >= 0 ? Math.min(decimals, 4) : 2;
}

/** Creates a formatter for amounts of any currency in the store's price format, as plain text: `$1,234.50`. */
export function createMoneyFormat(db: StoreDatabase): (parts: number, currency: string) => string {
  const own = (name: string) => getTextSetting(db, 'general', `woocommerce_${name}`);
  const decimals = getDecimals(db);
  const [position, thousands, point] = ['currency_pos', 'price_thousand_sep', 'price_decimal_sep'].map(own);
  return (parts, currency) => {
    const [whole = '', fraction] = toDecimal(Math.abs(parts), decimals).split('.');
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands ?? '');
    const number = fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
    const sign = parts < 0 ? '-' : '';
    const symbol = getCurrencySymbol(currency);
    const blank = position?.endsWith('_space') ? '\u00A0' : '';
    const price = position?.startsWith('right')
      ? `${sign}${number}${blank}${symbol}`
      : `${sign}${symbol}${blank}${number}`;
    // Isolates the price like `<bdi>`: from right to left, adjacent numbers, symbol and sign would change their order.
    const isRightToLeft = getTextDirection(getLocale()) === 'rtl';
    return isRightToLeft || /\p{Script=Arabic}/u.test(symbol) ? `\u2068${price}\u2069` : price;
  };
}
