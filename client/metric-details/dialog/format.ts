import { __, sprintf } from '@wordpress/i18n';
import { createDateFormat, formatMoney, formatNumber } from '@admin/format';
import { getHost } from '@admin/host';
import { formatList } from '../../components/format-list';
import type { Description } from './metric-definitions';

export type Unit = Description['unit'];

/** Formats a metric in the store's format; `unknown` if there is no value. */
export function formatMetric(value: number | null | undefined, unit: Unit): string {
  const { currency } = getHost().settings;
  if (value === null || value === undefined) return __('unknown', 'store-admin');
  if (unit === 'money') return formatMoney(value, currency);
  return formatNumber(value, { ...currency, precision: unit === 'count' ? 0 : 2 });
}

/** Formats a difference with its sign. */
export function formatSigned(value: number, unit: Unit): string {
  const words = formatMetric(
    Math.abs(value),
    unit === 'count' && !Number.isInteger(value) ? 'average' : unit,
  );
  return `${value < 0 ? '−' : '+'}${words}`;
}

export const formatCountValue = (count: number): string => formatMetric(count, 'count');

/**
 * Returns a formatter of dates in the store's time zone: `2026-11-20T10:00:00`, also with a space instead of the `T`.
 */
export function createWallTimeFormat(): (text: string) => string {
  const { timeFormat, settings } = getHost();
  const { dateFormat, locale } = settings;
  // Parsing and formatting in UTC keeps the time of day unchanged.
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

/** Returns the name of an order status. Statuses of inactive extensions have no name, so their stored key is used. */
export function getStatusName(status: string): string {
  const { orderStatuses, unregisteredOrderStatuses } = getHost().settings;
  return orderStatuses[status] ?? unregisteredOrderStatuses[status] ?? status;
}

/** Lists order numbers; of many, only the first ones. */
export function formatOrderNumbers(numbers: readonly string[]): string {
  const shown = formatList(numbers.slice(0, MAX_NUMBERS).map((number) => `#${number}`));
  const rest = numbers.length - MAX_NUMBERS;
  return rest > 0
    ? sprintf(
        /* translators: 1: numbers of orders, 2: number of further orders */
        __('%1$s and %2$s more', 'store-admin'),
        shown,
        formatCountValue(rest),
      )
    : shown;
}

const MAX_NUMBERS = 5;
