import type { AnalyticsSettings } from './types';

/** What "reset to defaults" means (product specification, section 9, which gives none for the type of date). */
export const ANALYTICS_DEFAULTS = {
  woocommerce_excluded_report_order_statuses: ['pending', 'cancelled', 'failed'],
  woocommerce_actionable_order_statuses: ['processing', 'on-hold'],
  woocommerce_default_date_range: 'period=month&compare=previous_year',
} satisfies Partial<AnalyticsSettings>;

/** In the order in which they are offered. */
const STANDARD = ['completed', 'processing', 'refunded', 'cancelled', 'failed', 'pending', 'on-hold'];

export interface OrderStatusGroups {
  standard: string[];
  /** Of extensions. */
  custom: string[];
  /** Chosen once, by now without the extension they belong to. */
  unregistered: string[];
}

/**
 * The statuses a setting offers, by kind.
 * @param registered all statuses the shop has
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

/** Refunds belong to every report (product specification, section 5). */
export const canBeExcluded = (status: string): boolean => status !== 'refunded';
