import type { Registry } from '@admin/data';
import { parseUserRecord } from './schemas';
import { userStore } from './store';

/**
 * Hydrates the current user from the page.
 * @throws ValiError when it is not a user record
 */
export function hydrateCurrentUser(registry: Registry, currentUserData: unknown): void {
  void registry.dispatch(userStore).receiveCurrentUser(parseUserRecord(currentUserData));
  registry.finishResolution(userStore).getCurrentUser();
}
