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

/** Metrics hidden until the user chooses them. */
const HIDDEN_BY_DEFAULT = ['revenue/net_revenue', 'revenue/refunds'];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the metrics that the home screen offers, in order; extensions can filter the list. */
export const listAvailableStats = (): string[] =>
  filterList('woocommerce_admin_homepage_default_stats', () => [...DEFAULT_STATS], isText);

/** Metrics that WooCommerce's own home screen doesn't have. */
const ADDED_STATS = ['orders/avg_order_value', 'revenue/refunds'];

/**
 * Returns the metrics that the user hides. The stored value can come from any client: a list saved by WooCommerce's own
 * screen doesn't cover metrics it doesn't have, so those stay hidden until chosen here.
 */
export function getHiddenStats(stored: Stored | undefined): string[] {
  const list: unknown = stored?.hiddenStats;
  if (!Array.isArray(list)) return HIDDEN_BY_DEFAULT;
  const hidden = list.filter(isText);
  const isWrittenHere =
    Array.isArray(stored?.['shownStats']) || ADDED_STATS.some((stat) => hidden.includes(stat));
  return isWrittenHere ? hidden : [...hidden, ...ADDED_STATS];
}

/** Returns the preference with one metric hidden or shown; keeps everything else in it. */
export function toggleStat(stored: Stored | undefined, stat: string): Stored {
  const hidden = getHiddenStats(stored);
  const hiddenStats = hidden.includes(stat) ? hidden.filter((other) => other !== stat) : [...hidden, stat];
  const shownStats = ADDED_STATS.filter((own) => !hiddenStats.includes(own));
  return { ...stored, hiddenStats, shownStats };
}
