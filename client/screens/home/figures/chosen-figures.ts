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

/** Which figures the user does not want to see. What is stored may have been written by anyone. */
export function getHiddenFigures(stored: Stored | undefined): string[] {
  const hidden: unknown = stored?.hiddenStats;
  return Array.isArray(hidden) ? hidden.filter(isText) : HIDDEN_AT_FIRST;
}

/** The preference with one figure hidden or shown; whatever else is kept in it stays. */
export function toggleFigure(stored: Stored | undefined, stat: string): Stored {
  const hidden = getHiddenFigures(stored);
  const hiddenStats = hidden.includes(stat) ? hidden.filter((other) => other !== stat) : [...hidden, stat];
  return { ...stored, hiddenStats };
}
