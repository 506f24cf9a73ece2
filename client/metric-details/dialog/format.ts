import { __, sprintf } from '@wordpress/i18n';
import { createDateFormat, formatMoney, formatNumber } from '@admin/format';
import { getHost } from '@admin/host';
import type { Description } from './metric-definitions';

export type Unit = Description['unit'];

/** A metric as the shop writes it; `unknown` where nobody knows it. */
export function formatMetric(value: number | null | undefined, unit: Unit): string {
  const { currency } = getHost().settings;
  if (value === null || value === undefined) return __('unknown', 'woocommerce');
  if (unit === 'money') return formatMoney(value, currency);
  return formatNumber(value, { ...currency, precision: unit === 'count' ? 0 : 2 });
}

/** How much more or less something is. */
export function formatSigned(value: number, unit: Unit): string {
  const words = formatMetric(
    Math.abs(value),
    unit === 'count' && !Number.isInteger(value) ? 'average' : unit,
  );
  return `${value < 0 ? '−' : '+'}${words}`;
}

export const formatCountValue = (count: number): string => formatMetric(count, 'count');

/** Writes moments as the shop's clocks show them: `2026-11-20T10:00:00`, also with a space. */
export function createWallTimeFormat(): (text: string) => string {
  const { timeFormat, settings } = getHost();
  const { dateFormat, locale } = settings;
  // Taken for UTC and written as UTC, a clock shows what it showed.
  const write = createDateFormat({ timeZone: '+00:00', locale: locale.userLocale });
  return (text) => {
    const moment = new Date(`${text.replace(' ', 'T')}Z`);
    return Number.isNaN(moment.getTime()) ? text : write(moment, `${dateFormat} ${timeFormat}`);
  };
}

/** @param moment milliseconds since 1970 */
export function formatTime(moment: number): string {
  const { timeFormat, settings } = getHost();
  const { timeZone, locale } = settings;
  return createDateFormat({ timeZone, locale: locale.userLocale })(new Date(moment), timeFormat);
}

/** Statuses of extensions that are switched off have no name; they are called as they are stored. */
export function nameOfStatus(status: string): string {
  const { orderStatuses, unregisteredOrderStatuses } = getHost().settings;
  return orderStatuses[status] ?? unregisteredOrderStatuses[status] ?? status;
}

/** Things in a row, parted as the language does it. */
export const formatList = (items: readonly string[]): string =>
  items.join(
    /* translators: parts the items of a list */
    __(', ', 'woocommerce'),
  );

/** Numbers of orders, the first ones of many. */
export function formatOrderNumbers(numbers: readonly string[]): string {
  const shown = formatList(numbers.slice(0, MOST_NUMBERS).map((number) => `#${number}`));
  const rest = numbers.length - MOST_NUMBERS;
  return rest > 0
    ? sprintf(
        /* translators: 1: numbers of orders, 2: how many more there are */
        __('%1$s and %2$s more', 'woocommerce'),
        shown,
        formatCountValue(rest),
      )
    : shown;
}

const MOST_NUMBERS = 5;
