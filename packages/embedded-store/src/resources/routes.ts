import { attributeRoutes } from './attributes/routes';
import { categoryRoutes } from './categories/routes';
import { couponRoutes } from './coupons/routes';
import { customerRoutes } from './customers/routes';
import { dataRoutes } from './data/routes';
import { deliveryRoutes } from './deliveries/routes';
import { favoriteRoutes } from './favorites/routes';
import { featureRoutes } from './features/routes';
import { freeExtensionRoutes } from './free-extensions/routes';
import { gatewayRoutes } from './gateways/routes';
import { historyRoutes } from './history';
import { jetpackRoutes } from './jetpack/routes';
import { leaderboardRoutes } from './leaderboards/routes';
import { legacyReportRoutes } from './legacy-reports/routes';
import { marketingRoutes } from './marketing/routes';
import { mediaRoutes } from './media/routes';
import { mobileAppRoutes } from './mobile-app/routes';
import { noteRoutes } from './notes/routes';
import { onboardingRoutes } from './onboarding/routes';
import { optionRoutes } from './options/routes';
import { orderRoutes } from './orders/routes';
import { pluginRoutes } from './plugins/routes';
import { productRoutes } from './products/routes';
import { profileRoutes } from './profile/routes';
import { reportExportRoutes } from './report-exports/routes';
import { reportImportRoutes } from './report-imports/routes';
import { reportRoutes } from './reports/routes';
import { reviewRoutes } from './reviews/routes';
import { settingRoutes } from './settings/routes';
import { settingsPageRoutes } from './settings-pages/routes';
import { shippingClassRoutes } from './shipping-classes/routes';
import { shippingRoutes } from './shipping/routes';
import { siteRoutes } from './site/routes';
import { tagRoutes } from './tags/routes';
import { suggestionRoutes } from './suggestions/routes';
import { taskRoutes } from './tasks/routes';
import { taxRoutes } from './taxes/routes';
import { userRoutes } from './users/routes';
import { createRouter, type Route, type Router } from '../rest';

/** Every REST route of the store; a resource adds its own list here. */
const routes: readonly Route[] = [
  ...siteRoutes,
  ...userRoutes,
  ...optionRoutes,
  ...historyRoutes,
  ...settingRoutes,
  ...settingsPageRoutes,
  ...taskRoutes,
  ...profileRoutes,
  ...pluginRoutes,
  ...jetpackRoutes,
  ...gatewayRoutes,
  ...suggestionRoutes,
  ...noteRoutes,
  ...favoriteRoutes,
  ...onboardingRoutes,
  ...freeExtensionRoutes,
  ...marketingRoutes,
  ...mobileAppRoutes,
  ...shippingRoutes,
  ...featureRoutes,
  ...dataRoutes,
  ...mediaRoutes,
  ...categoryRoutes,
  ...tagRoutes,
  ...shippingClassRoutes,
  ...attributeRoutes,
  ...productRoutes,
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
