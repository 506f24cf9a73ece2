/** @jest-environment node */

import { matchPath } from './match-path';

test.each([
  ['/', '/', {}],
  ['/customers', '/customers', {}],
  ['/customers', '/customers/', {}],
  ['/analytics/:report', '/analytics/revenue', { report: 'revenue' }],
  [
    '/product/:productId/variation/:variationId',
    '/product/12/variation/7',
    { productId: '12', variationId: '7' },
  ],
  ['*', '/anything/at/all', {}],
])('%s matches %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

test.each([
  ['/', '/customers'],
  ['/customers', '/'],
  ['/customers', '/customers/new'],
  ['/customers', '/Customers'],
  ['/analytics/:report', '/analytics'],
  ['/analytics/:report', '/analytics/'],
  ['/analytics/:report', '/analytics/a/b'],
  ['/customers', 'customers'],
])('%s does not match %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeUndefined();
});
