import { optionRoutes } from './resources/options/routes';
import { siteRoutes } from './resources/site/routes';
import { userRoutes } from './resources/users/routes';
import { createRouter } from './rest';

/** Every REST route of the store; a resource adds its own list here. */
export const router = createRouter([...siteRoutes, ...userRoutes, ...optionRoutes]);
