import { RestErrorWithoutStatus, requireCapability, route } from '../../rest';
import type { Route } from '../../rest';
import { isConnected } from '../connections';
import { getActivePlugins } from './queries';
import { __ } from '../../i18n';

const APP = '/wc-admin/mobile-app';

const canView = requireCapability('manage_woocommerce', 'list');

/** What the app can request; the platform lists the store's data here. */
const INDEX = [
  ['continents', 'Continents with their countries and states.'],
  ['countries', 'States of a country.'],
  ['currencies', 'Currencies.'],
] as const;

export const mobileAppRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: APP,
    permission: canView,
    handler: ({ link }) =>
      INDEX.map(([slug, description]) => ({
        slug,
        description,
        _links: { self: [{ href: link(`${APP}/${slug}`) }], collection: [{ href: link(APP) }] },
      })),
  }),
  route({
    method: 'GET',
    path: `${APP}/send-magic-link`,
    permission: canView,
    handler({ context: { db } }) {
      // Only the connected account knows the recipient's address.
      if (getActivePlugins(db).includes('jetpack') && isConnected(db, 'jetpack')) return { code: 'success' };
      throw new RestErrorWithoutStatus(
        'jetpack_not_connected',
        __('Jetpack is not connected.', 'store-admin'),
        null,
      );
    },
  }),
];
