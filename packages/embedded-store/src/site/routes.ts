import type { Route } from '../rest';
import { dataRoutes } from './data-routes';
import { favoriteRoutes } from './favorites/routes';
import { featureRoutes } from './features';
import { generalRoutes } from './general/routes';
import { historyRoutes } from './history/routes';
import { jetpackRoutes } from './plugins/jetpack-routes';
import { mediaRoutes } from './media/routes';
import { mobileAppRoutes } from './plugins/mobile-app-routes';
import { optionRoutes } from './options/routes';
import { pluginRoutes } from './plugins/routes';
import { settingRoutes } from './settings/routes';
import { userRoutes } from './users/routes';
import type { DeleteAccount } from './users/routes';

export const siteRoutes = (deleteAccount: DeleteAccount): readonly Route[] => [
  ...generalRoutes,
  ...userRoutes(deleteAccount),
  ...optionRoutes,
  ...historyRoutes,
  ...settingRoutes,
  ...pluginRoutes,
  ...jetpackRoutes,
  ...favoriteRoutes,
  ...mobileAppRoutes,
  ...featureRoutes,
  ...dataRoutes,
  ...mediaRoutes,
];
