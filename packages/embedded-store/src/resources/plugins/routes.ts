import { needs, route } from '../../rest';
import type { Route } from '../../rest';
import { getActivePlugins, getInstalledPlugins } from './plugins';

const mayView = needs('manage_woocommerce', 'view');

export const pluginRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc-admin/plugins/active',
    permission: mayView,
    handler: ({ context }) => ({ plugins: getActivePlugins(context.db) }),
  }),
  route({
    method: 'GET',
    path: '/wc-admin/plugins/installed',
    permission: mayView,
    handler: ({ context }) => ({ plugins: getInstalledPlugins(context.db) }),
  }),
];
