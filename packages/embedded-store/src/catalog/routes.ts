import type { Route } from '../rest';
import { attributeRoutes } from './attributes/routes';
import { productRoutes } from './products/routes';
import { reviewRoutes } from './reviews/routes';
import { taxonomyRoutes } from './terms/taxonomies';

export const catalogRoutes: readonly Route[] = [
  ...taxonomyRoutes,
  ...attributeRoutes,
  ...productRoutes,
  ...reviewRoutes,
];
