import type { Route } from '../../rest';
import { productFormRoutes } from './form-routes';
import { lowStockRoutes } from './low-stock-routes';
import { productOnboardingRoutes } from './onboarding-routes';
import { catalogRoutes } from './product-routes';
import { variationRoutes } from './variation-routes';

export const productRoutes: readonly Route[] = [
  ...productFormRoutes,
  ...catalogRoutes,
  ...variationRoutes,
  ...lowStockRoutes,
  ...productOnboardingRoutes,
];
