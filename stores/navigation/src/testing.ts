import { toMenuItem } from './decode';
import type { MenuItem } from './index';

export const FAVORITES = '/wc-admin/navigation/favorites/me';
export const ADMIN = 'http://localhost/wp-admin/';

/** An entry as the store knows it. */
export const anItem = (id: string, overrides: Partial<MenuItem> = {}): MenuItem => ({
  ...toMenuItem({ id }),
  ...overrides,
});
