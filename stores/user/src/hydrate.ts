import type { Registry } from '@admin/data';
import { toUserRecord } from './api';
import { userStore } from './store';

/**
 * Takes over the user record which the page carries.
 * @throws TypeError when it is not a user record
 */
export function hydrateCurrentUser(registry: Registry, currentUserData: unknown): void {
  void registry.dispatch(userStore).receiveCurrentUser(toUserRecord(currentUserData));
  registry.fulfil(userStore).getCurrentUser();
}
