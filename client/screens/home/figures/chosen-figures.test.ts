/** @jest-environment node */

import { addFilter, removeFilter } from '@admin/extensions';
import { getHiddenFigures, listOfferedFigures, toggleFigure } from './chosen-figures';

test('extensions may offer other figures', () => {
  addFilter('woocommerce_admin_homepage_default_stats', 'acme', (stats: string[]) => [
    ...stats,
    'acme/visits',
  ]);

  expect(listOfferedFigures()).toContain('acme/visits');
  removeFilter('woocommerce_admin_homepage_default_stats', 'acme');
});

test.each([
  ['nothing', undefined],
  ['no list', { hiddenStats: 'all' as unknown as string[] }],
])('with %s stored, two figures stay in the background', (_, stored) => {
  expect(getHiddenFigures(stored)).toEqual(['revenue/net_revenue', 'revenue/refunds']);
});

test("figures that WooCommerce's own screen doesn't have stay hidden until they are chosen here", () => {
  const fromStock = { hiddenStats: ['revenue/net_revenue'] };
  expect(getHiddenFigures(fromStock)).toEqual([
    'revenue/net_revenue',
    'orders/avg_order_value',
    'revenue/refunds',
  ]);

  const one = toggleFigure(fromStock, 'revenue/refunds');
  const both = toggleFigure(one, 'orders/avg_order_value');

  expect(getHiddenFigures(one)).toEqual(['revenue/net_revenue', 'orders/avg_order_value']);
  expect(getHiddenFigures(both)).toEqual(['revenue/net_revenue']);
  // The stock screen hides another one and drops what it doesn't know.
  expect(getHiddenFigures({ hiddenStats: [...getHiddenFigures(one), 'orders/orders_count'] })).not.toContain(
    'revenue/refunds',
  );
});

test('a figure is hidden and shown again, and what else is stored stays', () => {
  const stored = { hiddenStats: ['a'], acme: 1 };

  expect(toggleFigure(stored, 'b')).toMatchObject({
    hiddenStats: ['a', 'orders/avg_order_value', 'revenue/refunds', 'b'],
    acme: 1,
  });
  expect(toggleFigure(stored, 'a')).toMatchObject({
    hiddenStats: ['orders/avg_order_value', 'revenue/refunds'],
    acme: 1,
  });
});
