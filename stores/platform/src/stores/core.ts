import type { Registry } from '@admin/data';
import { userStore } from '@admin/store-user';
import { toHostStore } from '../delegate';
import type { HostStore } from '../descriptor';
import { defineMirror } from '../mirror';
import type { Page } from '../page';
import { toHostUser } from '../user';

const mirror = defineMirror({ name: 'core', selectors: () => ({}) });

/** As much of the platform's own records as there is without it: the user. */
export function coreHostStore(registry: Registry, page: Page): HostStore {
  registry.register(mirror);
  registry.register(userStore);
  const toUser = toHostUser(page);
  return toHostStore(registry, mirror, {
    sources: ['user'],
    routes: { getCurrentUser: () => ({ store: 'user', selector: 'getCurrentUser', args: [] }) },
    selectors: { getCurrentUser: () => toUser(registry.select(userStore).getCurrentUser()) },
  });
}
