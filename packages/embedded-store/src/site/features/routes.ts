import { requireCapability, route } from '../../rest';
import type { Route } from '../../rest';
import { getEnabledFeatures } from './queries';

export const featureRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc-admin/features',
    permission: requireCapability('manage_woocommerce', 'list'),
    handler: ({ context }) => [...getEnabledFeatures(context)],
  }),
];
