import type { StoreDatabase } from '../../database';
import { readUserMeta, writeUserMeta } from './user-meta';

/** The platform's admin color schemes, with their names. */
export const ADMIN_COLORS = {
  fresh: 'Default',
  light: 'Light',
  modern: 'Modern',
  blue: 'Blue',
  coffee: 'Coffee',
  ectoplasm: 'Ectoplasm',
  midnight: 'Midnight',
  ocean: 'Ocean',
  sunrise: 'Sunrise',
};

export type AdminColors = keyof typeof ADMIN_COLORS;

export const isAdminColors = (name: string): name is AdminColors => Object.hasOwn(ADMIN_COLORS, name);

const META = 'admin_color';

export function getAdminColors(db: StoreDatabase, userId: number): AdminColors {
  const chosen = readUserMeta(db, userId).get(META) ?? '';
  return isAdminColors(chosen) ? chosen : 'fresh';
}

export const setAdminColors = (db: StoreDatabase, userId: number, colors: AdminColors): void =>
  writeUserMeta(db, userId, META, colors);
