import { RestErrorWithoutStatus, createForbiddenError, isMap, route, UPDATE } from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { can } from '../../accounts';
import managed from './managed-with-the-store.data.json';
import { getOptions, setOption } from './queries';
import { __ } from '../../i18n';

/**
 * Options that users who manage the store may read and write (README of the contract, section 4). All others need the
 * capability to manage the whole site.
 */
const MANAGED_WITH_THE_STORE: ReadonlySet<string> = new Set(managed);

export function isManagedWithTheStore(name: string): boolean {
  return MANAGED_WITH_THE_STORE.has(name);
}

export const optionRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc-admin/options',
    permission(request) {
      if (canUse(request, requestedNames(request))) return;
      throw createForbiddenError(
        request.user,
        'woocommerce_rest_cannot_view',
        __('Sorry, you cannot view these options.', 'store-admin'),
      );
    },
    handler(request) {
      const names = requestedNames(request);
      const stored = getOptions(request.context.db, names);
      return Object.fromEntries(names.map((name) => [name, stored.get(name) ?? false]));
    },
  }),
  route({
    method: UPDATE,
    path: '/wc-admin/options',
    permission(request) {
      if (canUse(request, Object.keys(sentOptions(request)))) return;
      throw createForbiddenError(
        request.user,
        'woocommerce_rest_cannot_update',
        __('Sorry, you cannot manage these options.', 'store-admin'),
      );
    },
    handler(request) {
      const results = Object.entries(sentOptions(request)).map(
        ([name, value]) => [name, setOption(request.context.db, name, value)] as const,
      );
      return Object.fromEntries(results);
    },
  }),
];

function canUse({ user }: RestRequest, names: readonly string[]): boolean {
  if (can(user, 'manage_options')) return true;
  return can(user, 'manage_woocommerce') && names.every(isManagedWithTheStore);
}

function requestedNames({ value }: RestRequest): string[] {
  const requested = value('options');
  const names = typeof requested === 'string' ? requested.split(',') : [];
  if (names.join('') === '') {
    throw new RestErrorWithoutStatus(
      'woocommerce_rest_cannot_view',
      __('You must supply an array of options.', 'store-admin'),
      500,
    );
  }
  return names;
}

function sentOptions({ json }: RestRequest): Readonly<Record<string, unknown>> {
  if (isMap(json) && Object.keys(json).length > 0) return json;
  throw new RestErrorWithoutStatus(
    'woocommerce_rest_cannot_update',
    __('You must supply an array of options and values.', 'store-admin'),
    500,
  );
}
