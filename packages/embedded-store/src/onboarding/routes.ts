import type { Route } from '../rest';
import { freeExtensionRoutes } from './free-extensions/routes';
import { noteRoutes } from './notes/routes';
import { profileRoutes } from './profile/routes';
import { setupRoutes } from './setup/routes';
import { suggestionRoutes } from './suggestions/routes';
import { taskRoutes } from './tasks/routes';

export const onboardingRoutes: readonly Route[] = [
  ...taskRoutes,
  ...profileRoutes,
  ...suggestionRoutes,
  ...noteRoutes,
  ...setupRoutes,
  ...freeExtensionRoutes,
];
