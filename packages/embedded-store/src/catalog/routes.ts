import type { Route } from '../rest';
import { attributeRoutes } from './attributes/routes';
import { categoryRoutes } from './terms/category-routes';
import { productRoutes } from './products/routes';
import { reviewRoutes } from './reviews/routes';
import { shippingClassRoutes } from './terms/shipping-class-routes';
import { tagRoutes } from './terms/tag-routes';

export const catalogRoutes: readonly Route[] = [
  ...categoryRoutes,
  ...tagRoutes,
  ...shippingClassRoutes,
  ...attributeRoutes,
  ...productRoutes,
  ...reviewRoutes,
];
