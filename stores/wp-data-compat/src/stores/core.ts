import type { Registry } from '@admin/data';
import { userStore } from '@admin/store-user';
import { toHostStore } from '../delegate';
import type { HostStore } from '../descriptor';
import { entitiesStore } from '../passthrough/entities';
import type { Page } from '../page';
import { toHostUser } from '../user';

/** A substitute for the platform's `core` store: the user, and records from the API. */
export function coreHostStore(registry: Registry, page: Page): HostStore {
  registry.register(entitiesStore);
  registry.register(userStore);
  const toUser = toHostUser(page);
  return toHostStore(registry, entitiesStore, {
    sources: ['user'],
    routes: { getCurrentUser: () => ({ store: 'user', selector: 'getCurrentUser', args: [] }) },
    selectors: { getCurrentUser: () => toUser(registry.select(userStore).getCurrentUser()) },
  });
}
