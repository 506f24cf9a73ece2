import type { Registry } from '@admin/data';
import { parseUserRecord } from './schemas';
import { userStore } from './store';

/**
 * Takes over the user record which the page carries.
 * @throws ValiError when it is not a user record
 */
export function hydrateCurrentUser(registry: Registry, currentUserData: unknown): void {
  void registry.dispatch(userStore).receiveCurrentUser(parseUserRecord(currentUserData));
  registry.finishResolution(userStore).getCurrentUser();
}
