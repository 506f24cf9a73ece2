import { can } from '../accounts';
import { createForbiddenError } from './errors';
import type { User } from '../accounts';
import type { Permission, RestRequest } from './route';
import { __ } from '../i18n';

/** The platform's error codes and messages, by attempted action. */
const REFUSALS = {
  list: ['woocommerce_rest_cannot_view', () => __('Sorry, you cannot list resources.', 'store-admin')],
  view: ['woocommerce_rest_cannot_view', () => __('Sorry, you cannot view this resource.', 'store-admin')],
  create: [
    'woocommerce_rest_cannot_create',
    () => __('Sorry, you are not allowed to create resources.', 'store-admin'),
  ],
  edit: ['woocommerce_rest_cannot_edit', () => __('Sorry, you cannot edit this resource.', 'store-admin')],
  delete: [
    'woocommerce_rest_cannot_delete',
    () => __('Sorry, you are not allowed to delete this resource.', 'store-admin'),
  ],
  batch: [
    'woocommerce_rest_cannot_batch',
    () => __('Sorry, you are not allowed to batch manipulate this resource.', 'store-admin'),
  ],
} as const;

/** Allows everyone, logged in or not. */
export const allowAnyone: Permission = () => {};

/** Allows users with the capability; others get the error for `attempt`. */
export function requireCapability(capability: string, attempt: keyof typeof REFUSALS): Permission {
  const [code, message] = REFUSALS[attempt];
  return requireCapabilityOr(capability, code, message);
}

/** Requires the same capability for every action on a record type. */
export const requireCapabilityForAll = (capability: string) => ({
  list: requireCapability(capability, 'list'),
  create: requireCapability(capability, 'create'),
  view: requireCapability(capability, 'view'),
  edit: requireCapability(capability, 'edit'),
  delete: requireCapability(capability, 'delete'),
  batch: requireCapability(capability, 'batch'),
});

/** Like `requireCapability`, with the route's own code and its message in the language of the request. */
export function requireCapabilityOr(capability: string, code: string, message: () => string): Permission {
  return ({ user }) => {
    if (!can(user, capability)) throw createForbiddenError(user, code, message());
  };
}

/** The user of a request whose permission check requires a user. */
export function getCaller({ user }: RestRequest): User {
  if (user) return user;
  throw new Error('The permission of this route lets anyone pass.');
}
