import { __ } from '@wordpress/i18n';
import { getDaysSince } from '@admin/store-imports';

/** How far back an import goes: everything, a number of days, or since a custom date. */
export type ImportPeriod = 'all' | '365' | '90' | '30' | '7' | '1' | 'custom';

interface PeriodOption {
  value: ImportPeriod;
  label: string;
}

export const listPeriods = (): PeriodOption[] => [
  { value: 'all', label: __('All', 'store-admin') },
  { value: '365', label: __('Last 365 days', 'store-admin') },
  { value: '90', label: __('Last 90 days', 'store-admin') },
  { value: '30', label: __('Last 30 days', 'store-admin') },
  { value: '7', label: __('Last 7 days', 'store-admin') },
  { value: '1', label: __('Last 24 hours', 'store-admin') },
  { value: 'custom', label: __('Custom', 'store-admin') },
];

export const isPeriod = (value: string): value is ImportPeriod =>
  listPeriods().some((option) => option.value === value);

/**
 * Returns the number of days in a period, `undefined` for everything.
 * @param since the first day of a custom period
 * @throws RangeError when that is no day of the past
 */
export function getDays(period: ImportPeriod, since: string, today: string): number | undefined {
  if (period === 'all') return undefined;
  if (period !== 'custom') return Number(period);
  const days = getDaysSince(since, today);
  if (days === undefined) throw new RangeError(`An import cannot begin with "${since}".`);
  return days;
}
