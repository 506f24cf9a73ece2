import { __, _n, sprintf } from '@wordpress/i18n';
import { createMoneyFormat, formatNumber } from '@admin/format';
import { getHost } from '@admin/host';
import type { AttributedTotals, Price } from '@admin/store-marketing';

/** Formats an amount in the store's format; amounts in another currency include its code. */
export function formatPrice({ value, currency }: Price): string {
  const { settings } = getHost();
  if (currency === settings.currency.code) return createMoneyFormat(settings.currency)(value);
  return sprintf(
    /* translators: 1: name of a currency, such as EUR, 2: amount */
    __('%1$s %2$s', 'store-admin'),
    currency,
    formatNumber(value, settings.currency),
  );
}

export const formatCount = (count: number): string =>
  formatNumber(count, { ...getHost().settings.currency, precision: 0 });

/** The total of the orders; empty if they are in several currencies. */
export const formatSales = ({ sales }: AttributedTotals): string =>
  sales === undefined ? '' : createMoneyFormat(getHost().settings.currency)(sales);

/** Formats sales and orders as one sentence. */
export function formatAttribution(totals: AttributedTotals): string {
  const { orders } = totals;
  if (orders === 0) return __('No orders in the last 30 days', 'store-admin');
  const sales = formatSales(totals);
  if (sales === '') {
    return sprintf(
      /* translators: %s: number of orders */
      _n('%s order in the last 30 days', '%s orders in the last 30 days', orders, 'store-admin'),
      formatCount(orders),
    );
  }
  return sprintf(
    /* translators: 1: number of orders, 2: what they are worth together */
    _n(
      '%1$s order worth %2$s in the last 30 days',
      '%1$s orders worth %2$s in the last 30 days',
      orders,
      'store-admin',
    ),
    formatCount(orders),
    sales,
  );
}
