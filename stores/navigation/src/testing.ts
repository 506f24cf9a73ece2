import { createRegistry, type Registry } from '@admin/data';
import { toMenuItem } from './decode';
import { navigationStore, type MenuItem } from './index';

export const FAVORITES = '/wc-admin/navigation/favorites/me';
export const ADMIN = 'http://localhost/wp-admin/';

export function aRegistry(): Registry {
  const registry = createRegistry();
  registry.register(navigationStore);
  return registry;
}

/** An entry as the store knows it. */
export const anItem = (id: string, overrides: Partial<MenuItem> = {}): MenuItem => ({
  ...toMenuItem({ id }),
  ...overrides,
});
