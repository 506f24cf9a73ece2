import { needs, route, UPDATE } from '../../rest';
import type { Route } from '../../rest';
import { isConnected } from '../connections';
import { PRODUCT_TYPES } from './product-types';
import { getProfile, profileMembers, updateProfile } from './profile';
import type { Profile } from './profile';

const mayView = needs('manage_woocommerce', 'list');

export const profileRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc-admin/onboarding/profile',
    permission: mayView,
    handler: ({ context }) => ({
      ...toRecord(getProfile(context.db)),
      wccom_connected: isConnected(context.db, 'marketplace'),
    }),
  }),
  route({
    method: UPDATE,
    path: '/wc-admin/onboarding/profile',
    args: profileMembers,
    permission: needs('manage_woocommerce', 'edit'),
    handler({ context, args }) {
      updateProfile(context.db, args);
      return { status: 'success', message: 'Onboarding profile data has been updated.' };
    },
  }),
  route({
    method: 'GET',
    path: '/wc-admin/onboarding/profile/experimental_get_email_prefill',
    permission: mayView,
    handler: ({ user }) => ({ email: user?.email ?? '' }),
  }),
  route({
    method: 'GET',
    path: '/wc-admin/onboarding/product-types',
    permission: mayView,
    handler: () => PRODUCT_TYPES,
  }),
];

/** Every member, `null` when not said. */
function toRecord(profile: Profile): object {
  const names = Object.keys(profileMembers);
  const said = new Map<string, unknown>(Object.entries(profile));
  return Object.fromEntries(names.map((name) => [name, said.get(name) ?? null]));
}
