import { parseMenuItem } from './schemas';
import type { MenuItem } from './index';

export const FAVORITES = '/wc-admin/navigation/favorites/me';
export const ADMIN = 'http://localhost/wp-admin/';

/** A menu item in the store's format. */
export const buildItem = (id: string, overrides: Partial<MenuItem> = {}): MenuItem => ({
  ...parseMenuItem({ id }),
  ...overrides,
});
