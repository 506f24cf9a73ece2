import type { Route } from '../../rest';
import { termRoutes } from './routes';

/** Routes for product terms other than attribute values. */
export const taxonomyRoutes: readonly Route[] = [
  ...['/wc/v3', '/wc-analytics'].flatMap((root) =>
    termRoutes({ root: `${root}/products/categories`, kind: 'category', taxonomyOf: () => 'product_cat' }),
  ),
  ...termRoutes({ root: '/wc/v3/products/tags', kind: 'plain', taxonomyOf: () => 'product_tag' }),
  ...termRoutes({
    root: '/wc/v3/products/shipping_classes',
    kind: 'plain',
    taxonomyOf: () => 'product_shipping_class',
  }),
];
