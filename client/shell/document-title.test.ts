import type { Breadcrumb } from './breadcrumbs';
import { documentTitle } from './document-title';

const context = { siteTitle: 'Harbor Goods', productName: 'WooCommerce' };

test.each<[string, Breadcrumb[], string]>([
  [
    'sections come in reverse order, then the site, then the product',
    [['', 'WooCommerce'], ['/analytics/overview', 'Analytics'], 'Revenue'],
    'Revenue ‹ Analytics ‹ WooCommerce ‹ Harbor Goods — WooCommerce',
  ],
  ['a page without sections has the site title', [], 'Harbor Goods — WooCommerce'],
  ['an empty section is left out', [''], 'Harbor Goods — WooCommerce'],
  ['entities are decoded', ['Tools &amp; Toys'], 'Tools & Toys ‹ Harbor Goods — WooCommerce'],
])('%s', (_, breadcrumbs, title) => {
  expect(documentTitle(breadcrumbs, context)).toBe(title);
});

test('decodes the site title', () => {
  expect(documentTitle([], { ...context, siteTitle: 'Ada&#039;s &amp; Co' })).toBe(
    "Ada's & Co — WooCommerce",
  );
});
