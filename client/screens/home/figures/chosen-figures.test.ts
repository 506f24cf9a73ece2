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

test('a choice of the user is the whole choice', () => {
  expect(getHiddenFigures({ hiddenStats: [] })).toEqual([]);
});

test('a figure is hidden and shown again, and what else is stored stays', () => {
  const stored = { hiddenStats: ['a'], acme: 1 };

  expect(toggleFigure(stored, 'b')).toEqual({ hiddenStats: ['a', 'b'], acme: 1 });
  expect(toggleFigure(stored, 'a')).toEqual({ hiddenStats: [], acme: 1 });
});
