import { termRoutes } from './routes';

export const tagRoutes = termRoutes({
  root: '/wc/v3/products/tags',
  kind: 'plain',
  taxonomyOf: () => 'product_tag',
});
