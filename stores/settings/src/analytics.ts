import type { AnalyticsSettings } from './types';

/** Values for "Reset defaults" (product specification, section 9, which has none for the date type). */
export const ANALYTICS_DEFAULTS = {
  woocommerce_excluded_report_order_statuses: ['pending', 'cancelled', 'failed'],
  woocommerce_actionable_order_statuses: ['processing', 'on-hold'],
  woocommerce_default_date_range: 'period=month&compare=previous_year',
} satisfies Partial<AnalyticsSettings>;

/** In display order. */
const STANDARD = ['completed', 'processing', 'refunded', 'cancelled', 'failed', 'pending', 'on-hold'];

export interface OrderStatusGroups {
  standard: string[];
  /** Statuses added by extensions. */
  custom: string[];
  /** Selected statuses whose extension was removed. */
  unregistered: string[];
}

/**
 * Groups the statuses that a setting offers.
 * @param registered all statuses the store has
 * @param chosen those in the setting now
 */
export const groupOrderStatuses = (
  registered: readonly string[],
  chosen: readonly string[],
): OrderStatusGroups => ({
  standard: STANDARD.filter((status) => registered.includes(status)),
  custom: registered.filter((status) => !STANDARD.includes(status)),
  unregistered: chosen.filter((status) => !registered.includes(status)),
});

/** Refunds are always included in reports (product specification, section 5). */
export const canBeExcluded = (status: string): boolean => status !== 'refunded';
