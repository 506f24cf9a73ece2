import type { Route } from '../../rest';
import { productFormRoutes } from './form-routes';
import { lowStockRoutes } from './low-stock-routes';
import { productOnboardingRoutes } from './onboarding-routes';
import { catalogueRoutes } from './product-routes';
import { variationRoutes } from './variation-routes';

export const productRoutes: readonly Route[] = [
  ...productFormRoutes,
  ...catalogueRoutes,
  ...variationRoutes,
  ...lowStockRoutes,
  ...productOnboardingRoutes,
];
