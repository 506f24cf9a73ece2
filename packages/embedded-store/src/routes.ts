import { attributeRoutes } from './resources/attributes/routes';
import { categoryRoutes } from './resources/categories/routes';
import { couponRoutes } from './resources/coupons/routes';
import { customerRoutes } from './resources/customers/routes';
import { dataRoutes } from './resources/data/routes';
import { deliveryRoutes } from './resources/deliveries/routes';
import { favoriteRoutes } from './resources/favorites/routes';
import { featureRoutes } from './resources/features/routes';
import { freeExtensionRoutes } from './resources/free-extensions/routes';
import { gatewayRoutes } from './resources/gateways/routes';
import { historyRoutes } from './resources/history';
import { jetpackRoutes } from './resources/jetpack/routes';
import { leaderboardRoutes } from './resources/leaderboards/routes';
import { legacyReportRoutes } from './resources/legacy-reports/routes';
import { marketingRoutes } from './resources/marketing/routes';
import { mediaRoutes } from './resources/media/routes';
import { mobileAppRoutes } from './resources/mobile-app/routes';
import { noteRoutes } from './resources/notes/routes';
import { onboardingRoutes } from './resources/onboarding/routes';
import { optionRoutes } from './resources/options/routes';
import { connectRoutes } from './resources/plugins/connect-routes';
import { orderRoutes } from './resources/orders/routes';
import { pluginRoutes } from './resources/plugins/routes';
import { lowStockRoutes } from './resources/products/low-stock-routes';
import { productOnboardingRoutes } from './resources/products/onboarding-routes';
import { productFormRoutes } from './resources/products/form-routes';
import { productRoutes } from './resources/products/routes';
import { variationRoutes } from './resources/products/variation-routes';
import { profilerRoutes } from './resources/profile/profiler-routes';
import { profileRoutes } from './resources/profile/routes';
import { reportExportRoutes } from './resources/report-exports/routes';
import { reportImportRoutes } from './resources/report-imports/routes';
import { reportRoutes } from './resources/reports/routes';
import { reviewRoutes } from './resources/reviews/routes';
import { settingRoutes } from './resources/settings/routes';
import { shippingClassRoutes } from './resources/shipping-classes/routes';
import { methodRoutes } from './resources/shipping/method-routes';
import { partnerRoutes } from './resources/shipping/partners/routes';
import { zoneRoutes } from './resources/shipping/zone-routes';
import { siteRoutes } from './resources/site/routes';
import { tagRoutes } from './resources/tags/routes';
import { suggestionRoutes } from './resources/suggestions/routes';
import { taskRoutes } from './resources/tasks/routes';
import { taxRoutes } from './resources/taxes/routes';
import { userRoutes } from './resources/users/routes';
import { createRouter, type Route, type Router } from './rest';

/** Every REST route of the store; a resource adds its own list here. */
const routes: readonly Route[] = [
  ...siteRoutes,
  ...userRoutes,
  ...optionRoutes,
  ...historyRoutes,
  ...settingRoutes,
  ...taskRoutes,
  ...profileRoutes,
  ...profilerRoutes,
  ...pluginRoutes,
  ...connectRoutes,
  ...jetpackRoutes,
  ...gatewayRoutes,
  ...suggestionRoutes,
  ...noteRoutes,
  ...favoriteRoutes,
  ...onboardingRoutes,
  ...freeExtensionRoutes,
  ...marketingRoutes,
  ...mobileAppRoutes,
  ...zoneRoutes,
  ...methodRoutes,
  ...partnerRoutes,
  ...featureRoutes,
  ...dataRoutes,
  ...mediaRoutes,
  ...categoryRoutes,
  ...tagRoutes,
  ...shippingClassRoutes,
  ...attributeRoutes,
  ...productFormRoutes,
  ...productRoutes,
  ...variationRoutes,
  ...lowStockRoutes,
  ...productOnboardingRoutes,
  ...reviewRoutes,
  ...taxRoutes,
  ...couponRoutes,
  ...customerRoutes,
  ...orderRoutes,
  ...reportRoutes,
  ...reportExportRoutes,
  ...reportImportRoutes,
  ...deliveryRoutes,
  ...leaderboardRoutes,
  ...legacyReportRoutes,
];

export const router = createRouter(routes);

/** The store's routes, and those of extensions and of what pages describe. */
export const withRoutes = (others: readonly Route[]): Router => createRouter([...routes, ...others]);
