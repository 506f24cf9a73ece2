import { needs, route } from '../../rest';
import type { Route } from '../../rest';

export const featureRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc-admin/features',
    permission: needs('manage_woocommerce', 'list'),
    handler: ({ context }) => [...context.features],
  }),
];
