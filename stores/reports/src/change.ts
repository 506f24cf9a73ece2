import { __, sprintf } from '@wordpress/i18n';

/**
 * By how much a metric changed, in percent of what it was before.
 * @returns `undefined` when nothing can be said: a metric is unknown, or grew out of nothing
 */
export function getChange(
  present: number | null | undefined,
  previous: number | null | undefined,
): number | undefined {
  if (typeof present !== 'number' || typeof previous !== 'number') return undefined;
  if (previous === 0) return present === 0 ? 0 : undefined;
  return ((present - previous) / Math.abs(previous)) * 100;
}

/** More percent than these say no more than that there was next to nothing before. */
const MAX_PERCENT = 999;

/**
 * A change as people read it: `+12%`, `−3%`, `> 999%`.
 * @param percent see `getChange`
 * @param formatNumber writes a whole number
 */
export function formatChange(percent: number, formatNumber: (value: number) => string): string {
  const rounded = Math.round(percent);
  if (rounded > MAX_PERCENT) {
    /* translators: %s: a percentage above which changes are not told exactly */
    return sprintf(__('> %s%%', 'woocommerce'), formatNumber(MAX_PERCENT));
  }
  if (rounded < -MAX_PERCENT) {
    /* translators: %s: a percentage beyond which changes are not told exactly */
    return sprintf(__('< −%s%%', 'woocommerce'), formatNumber(MAX_PERCENT));
  }
  return sprintf(
    /* translators: 1: plus or minus sign, 2: number */
    __('%1$s%2$s%%', 'woocommerce'),
    rounded > 0 ? '+' : rounded < 0 ? '−' : '',
    formatNumber(Math.abs(rounded)),
  );
}
