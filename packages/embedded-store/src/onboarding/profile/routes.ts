import { requireCapability, route, UPDATE } from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { isConnected } from '../../site';
import { profilerRoutes } from './profiler-routes';
import { getProductTypes } from './product-types';
import { getProfile, profileMembers, profilerMembers, updateProfile } from './queries';
import type { Profile } from './queries';
import { __ } from '../../i18n';

const canView = requireCapability('manage_woocommerce', 'list');
const canEdit = requireCapability('manage_woocommerce', 'edit');

/** Without the store profiler, its members are unknown: not stored and not returned. */
const hasProfiler = ({ context }: RestRequest): boolean => context.features.has('core-profiler');

export const profileRoutes: readonly Route[] = [
  ...profilerRoutes,
  route({
    method: 'GET',
    path: '/wc-admin/onboarding/profile',
    permission: canView,
    handler: (request) => ({
      ...toRecord(getProfile(request.context.db), hasProfiler(request)),
      wccom_connected: isConnected(request.context.db, 'marketplace'),
    }),
  }),
  route({
    method: UPDATE,
    path: '/wc-admin/onboarding/profile',
    args: { ...profileMembers, ...profilerMembers },
    permission: canEdit,
    handler(request) {
      const memberNames = namesOf(hasProfiler(request));
      const given = Object.entries(request.args).filter(([name]) => memberNames.includes(name));
      updateProfile(request.context.db, Object.fromEntries(given));
      return { status: 'success', message: __('Onboarding profile data has been updated.', 'store-admin') };
    },
  }),
  route({
    method: 'GET',
    path: '/wc-admin/onboarding/profile/experimental_get_email_prefill',
    permission: canView,
    handler: ({ user }) => ({ email: user?.email ?? '' }),
  }),
  route({
    method: 'GET',
    path: '/wc-admin/onboarding/product-types',
    permission: canView,
    handler: ({ context }) => getProductTypes(context.db),
  }),
];

const namesOf = (withProfiler: boolean): string[] =>
  Object.keys(withProfiler ? { ...profileMembers, ...profilerMembers } : profileMembers);

/** All members, `null` if not set. */
function toRecord(profile: Profile, withProfiler: boolean): object {
  const given = new Map<string, unknown>(Object.entries(profile));
  return Object.fromEntries(namesOf(withProfiler).map((name) => [name, given.get(name) ?? null]));
}
