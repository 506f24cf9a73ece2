import { filterList } from '@admin/extensions';
import type { Preferences } from '@admin/store-user';

type Stored = Preferences['homepage_stats'];

const DEFAULT_STATS = [
  'revenue/total_sales',
  'orders/orders_count',
  'orders/avg_order_value',
  'products/items_sold',
  'revenue/net_revenue',
  'revenue/refunds',
];

/** What nobody has asked for yet is left to those who look for it. */
const HIDDEN_BY_DEFAULT = ['revenue/net_revenue', 'revenue/refunds'];

const isText = (value: unknown): value is string => typeof value === 'string';

/** The metrics that the home screen offers, in their order; extensions may change the list. */
export const listAvailableStats = (): string[] =>
  filterList('woocommerce_admin_homepage_default_stats', () => [...DEFAULT_STATS], isText);

/** Metrics that WooCommerce's own home screen doesn't have. */
const ADDED_STATS = ['orders/avg_order_value', 'revenue/refunds'];

/**
 * Which metrics the user does not want to see. What is stored may have been written by anyone; a list that WooCommerce's
 * own screen wrote says nothing of metrics it doesn't have, and they stay hidden until they are chosen here.
 */
export function getHiddenStats(stored: Stored | undefined): string[] {
  const list: unknown = stored?.hiddenStats;
  if (!Array.isArray(list)) return HIDDEN_BY_DEFAULT;
  const hidden = list.filter(isText);
  const isWrittenHere =
    Array.isArray(stored?.['shownStats']) || ADDED_STATS.some((stat) => hidden.includes(stat));
  return isWrittenHere ? hidden : [...hidden, ...ADDED_STATS];
}

/** The preference with one metric hidden or shown; whatever else is kept in it stays. */
export function toggleStat(stored: Stored | undefined, stat: string): Stored {
  const hidden = getHiddenStats(stored);
  const hiddenStats = hidden.includes(stat) ? hidden.filter((other) => other !== stat) : [...hidden, stat];
  const shownStats = ADDED_STATS.filter((own) => !hiddenStats.includes(own));
  return { ...stored, hiddenStats, shownStats };
}
