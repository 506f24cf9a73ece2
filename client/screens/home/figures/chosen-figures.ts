import { filterList } from '@admin/extensions';
import type { Preferences } from '@admin/store-user';

type Stored = Preferences['homepage_stats'];

const DEFAULT_FIGURES = [
  'revenue/total_sales',
  'orders/orders_count',
  'orders/avg_order_value',
  'products/items_sold',
  'revenue/net_revenue',
  'revenue/refunds',
];

/** What nobody has asked for yet is left to those who look for it. */
const HIDDEN_AT_FIRST = ['revenue/net_revenue', 'revenue/refunds'];

const isText = (value: unknown): value is string => typeof value === 'string';

/** The figures that the home screen offers, in their order; extensions may change the list. */
export const listOfferedFigures = (): string[] =>
  filterList('woocommerce_admin_homepage_default_stats', () => [...DEFAULT_FIGURES], isText);

/** Figures that WooCommerce's own home screen doesn't have. */
const OWN_FIGURES = ['orders/avg_order_value', 'revenue/refunds'];

/**
 * Which figures the user does not want to see. What is stored may have been written by anyone; a list that WooCommerce's
 * own screen wrote says nothing of figures it doesn't have, and they stay hidden until they are chosen here.
 */
export function getHiddenFigures(stored: Stored | undefined): string[] {
  const list: unknown = stored?.hiddenStats;
  if (!Array.isArray(list)) return HIDDEN_AT_FIRST;
  const hidden = list.filter(isText);
  const isWrittenHere =
    Array.isArray(stored?.['shownStats']) || OWN_FIGURES.some((stat) => hidden.includes(stat));
  return isWrittenHere ? hidden : [...hidden, ...OWN_FIGURES];
}

/** The preference with one figure hidden or shown; whatever else is kept in it stays. */
export function toggleFigure(stored: Stored | undefined, stat: string): Stored {
  const hidden = getHiddenFigures(stored);
  const hiddenStats = hidden.includes(stat) ? hidden.filter((other) => other !== stat) : [...hidden, stat];
  const shownStats = OWN_FIGURES.filter((own) => !hiddenStats.includes(own));
  return { ...stored, hiddenStats, shownStats };
}
