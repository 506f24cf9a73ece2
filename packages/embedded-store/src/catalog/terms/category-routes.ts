import { termRoutes } from './routes';

export const categoryRoutes = ['/wc/v3', '/wc-analytics'].flatMap((root) =>
  termRoutes({ root: `${root}/products/categories`, kind: 'category', taxonomyOf: () => 'product_cat' }),
);
