import { termRoutes } from './routes';

export const shippingClassRoutes = termRoutes({
  root: '/wc/v3/products/shipping_classes',
  kind: 'plain',
  taxonomyOf: () => 'product_shipping_class',
});
