import { getCaller, requireCapabilityOr, RestError, route } from '../../rest';
import type { Permission, Route } from '../../rest';
import { isConnected } from '../connections';
import { getActivePlugins } from './queries';
import { __ } from '../../i18n';

const canManage = requireCapabilityOr('manage_options', 'invalid_user_permission_jetpack_connect', () =>
  __('Sorry, you are not allowed to view the connection of this site.', 'store-admin'),
);

/** These routes belong to the plugin and don't exist without it. */
const canView: Permission = (request) => {
  if (!getActivePlugins(request.context.db).includes('jetpack')) {
    throw new RestError(
      404,
      'rest_no_route',
      __('No route was found matching the URL and request method.', 'store-admin'),
    );
  }
  canManage(request);
};

export const jetpackRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/jetpack/v4/connection',
    permission: canView,
    handler({ context }) {
      const isActive = isConnected(context.db, 'jetpack');
      return { isActive, isRegistered: isActive, isUserConnected: isActive, hasConnectedOwner: isActive };
    },
  }),
  route({
    method: 'GET',
    path: '/jetpack/v4/connection/data',
    permission: canView,
    handler(request) {
      const { id, login } = getCaller(request);
      const isActive = isConnected(request.context.db, 'jetpack');
      return {
        currentUser: { id, username: login, isConnected: isActive, isMaster: isActive },
        connectionOwner: isActive ? login : null,
      };
    },
  }),
];
