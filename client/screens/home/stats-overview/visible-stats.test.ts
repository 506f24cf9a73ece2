/** @jest-environment node */

import { addFilter, removeFilter } from '@admin/extensions';
import { getHiddenStats, listAvailableStats, toggleStat } from './visible-stats';

test('includes metrics added by extensions', () => {
  addFilter('woocommerce_admin_homepage_default_stats', 'acme', (stats: string[]) => [
    ...stats,
    'acme/visits',
  ]);

  expect(listAvailableStats()).toContain('acme/visits');
  removeFilter('woocommerce_admin_homepage_default_stats', 'acme');
});

test.each([
  ['nothing', undefined],
  ['an invalid value', { hiddenStats: 'all' as unknown as string[] }],
])('with %s stored, it hides two metrics', (_, stored) => {
  expect(getHiddenStats(stored)).toEqual(['revenue/net_revenue', 'revenue/refunds']);
});

test("hides metrics unknown to WooCommerce's own screen until they are chosen", () => {
  const fromStock = { hiddenStats: ['revenue/net_revenue'] };
  expect(getHiddenStats(fromStock)).toEqual([
    'revenue/net_revenue',
    'orders/avg_order_value',
    'revenue/refunds',
  ]);

  const one = toggleStat(fromStock, 'revenue/refunds');
  const both = toggleStat(one, 'orders/avg_order_value');

  expect(getHiddenStats(one)).toEqual(['revenue/net_revenue', 'orders/avg_order_value']);
  expect(getHiddenStats(both)).toEqual(['revenue/net_revenue']);
  // The stock screen hides another one and drops what it doesn't know.
  expect(getHiddenStats({ hiddenStats: [...getHiddenStats(one), 'orders/orders_count'] })).not.toContain(
    'revenue/refunds',
  );
});

test('toggles a metric and keeps other stored data', () => {
  const stored = { hiddenStats: ['a'], acme: 1 };

  expect(toggleStat(stored, 'b')).toMatchObject({
    hiddenStats: ['a', 'orders/avg_order_value', 'revenue/refunds', 'b'],
    acme: 1,
  });
  expect(toggleStat(stored, 'a')).toMatchObject({
    hiddenStats: ['orders/avg_order_value', 'revenue/refunds'],
    acme: 1,
  });
});
