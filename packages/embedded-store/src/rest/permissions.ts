import { can } from '../accounts';
import { createForbiddenError } from './errors';
import type { User } from '../accounts';
import type { Permission, RestRequest } from './route';

/** The platform's words for a refusal, by what was tried. */
const REFUSALS = {
  list: ['woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.'],
  view: ['woocommerce_rest_cannot_view', 'Sorry, you cannot view this resource.'],
  create: ['woocommerce_rest_cannot_create', 'Sorry, you are not allowed to create resources.'],
  edit: ['woocommerce_rest_cannot_edit', 'Sorry, you cannot edit this resource.'],
  delete: ['woocommerce_rest_cannot_delete', 'Sorry, you are not allowed to delete this resource.'],
  batch: ['woocommerce_rest_cannot_batch', 'Sorry, you are not allowed to batch manipulate this resource.'],
} as const;

/** For everyone, logged in or not. */
export const allowAnyone: Permission = () => {};

/** For users with the capability; the others are refused in the words for `attempt`. */
export function requireCapability(capability: string, attempt: keyof typeof REFUSALS): Permission {
  const [code, message] = REFUSALS[attempt];
  return requireCapabilityOr(capability, code, message);
}

/** One capability for whatever is tried with a kind of records. */
export const requireCapabilityForAll = (capability: string) => ({
  list: requireCapability(capability, 'list'),
  create: requireCapability(capability, 'create'),
  view: requireCapability(capability, 'view'),
  edit: requireCapability(capability, 'edit'),
  delete: requireCapability(capability, 'delete'),
  batch: requireCapability(capability, 'batch'),
});

/** The same with a route's own code and message. */
export function requireCapabilityOr(capability: string, code: string, message: string): Permission {
  return ({ user }) => {
    if (!can(user, capability)) throw createForbiddenError(user, code, message);
  };
}

/** The user of a call whose permission lets only users pass. */
export function getCaller({ user }: RestRequest): User {
  if (user) return user;
  throw new Error('The permission of this route lets anyone pass.');
}
