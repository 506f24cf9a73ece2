import type { StoreDatabase } from '../../database';
import { _x } from '../../i18n';
import { readUserMeta, writeUserMeta } from './user-meta';

/** The platform's admin color schemes, with their names. */
export const listAdminColors = () => ({
  fresh: _x('Default', 'admin color scheme', 'store-admin'),
  light: _x('Light', 'admin color scheme', 'store-admin'),
  modern: _x('Modern', 'admin color scheme', 'store-admin'),
  blue: _x('Blue', 'admin color scheme', 'store-admin'),
  coffee: _x('Coffee', 'admin color scheme', 'store-admin'),
  ectoplasm: _x('Ectoplasm', 'admin color scheme', 'store-admin'),
  midnight: _x('Midnight', 'admin color scheme', 'store-admin'),
  ocean: _x('Ocean', 'admin color scheme', 'store-admin'),
  sunrise: _x('Sunrise', 'admin color scheme', 'store-admin'),
});

export type AdminColors = keyof ReturnType<typeof listAdminColors>;

export const isAdminColors = (name: string): name is AdminColors => Object.hasOwn(listAdminColors(), name);

const META = 'admin_color';

export function getAdminColors(db: StoreDatabase, userId: number): AdminColors {
  const chosen = readUserMeta(db, userId).get(META) ?? '';
  return isAdminColors(chosen) ? chosen : 'fresh';
}

export const setAdminColors = (db: StoreDatabase, userId: number, colors: AdminColors): void =>
  writeUserMeta(db, userId, META, colors);
