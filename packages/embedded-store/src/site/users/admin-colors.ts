import { first, run, text } from '../../database';
import type { StoreDatabase } from '../../database';

/** The color schemes of the platform, with their names. */
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
  const row = first(db, 'SELECT value FROM user_meta WHERE user_id = ? AND name = ?', userId, META);
  const chosen = row ? text(row, 'value') : '';
  return isAdminColors(chosen) ? chosen : 'fresh';
}

export function setAdminColors(db: StoreDatabase, userId: number, colors: AdminColors): void {
  run(
    db,
    `INSERT INTO user_meta (user_id, name, value) VALUES (?, ?, ?)
     ON CONFLICT (user_id, name) DO UPDATE SET value = excluded.value`,
    userId,
    META,
    colors,
  );
}
