import { __, sprintf } from '@wordpress/i18n';

/**
 * The relative change of a metric, in percent of the earlier value.
 * @returns `undefined` when a value is unknown, or the earlier one is 0
 */
export function getChange(
  present: number | null | undefined,
  previous: number | null | undefined,
): number | undefined {
  if (typeof present !== 'number' || typeof previous !== 'number') return undefined;
  if (previous === 0) return present === 0 ? 0 : undefined;
  return ((present - previous) / Math.abs(previous)) * 100;
}

/** Higher percentages only mean that the earlier value was close to 0. */
const MAX_PERCENT = 999;

/**
 * Formats a change: `+12%`, `−3%`, `> 999%`.
 * @param percent see `getChange`
 * @param formatNumber formats a whole number
 */
export function formatChange(percent: number, formatNumber: (value: number) => string): string {
  const rounded = Math.round(percent);
  if (rounded > MAX_PERCENT) {
    /* translators: %s: a percentage above which changes are not shown exactly */
    return sprintf(__('> %s%%', 'store-admin'), formatNumber(MAX_PERCENT));
  }
  if (rounded < -MAX_PERCENT) {
    /* translators: %s: a percentage beyond which changes are not shown exactly */
    return sprintf(__('< −%s%%', 'store-admin'), formatNumber(MAX_PERCENT));
  }
  return sprintf(
    /* translators: 1: plus or minus sign, 2: number */
    __('%1$s%2$s%%', 'store-admin'),
    rounded > 0 ? '+' : rounded < 0 ? '−' : '',
    formatNumber(Math.abs(rounded)),
  );
}
