import { all, run, text } from '../../database';
import type { StoreDatabase } from '../../database';

/** A user's stored values by name. */
export const readUserMeta = (db: StoreDatabase, userId: number): ReadonlyMap<string, string> =>
  new Map(
    all(db, 'SELECT name, value FROM user_meta WHERE user_id = ?', userId).map((row) => [
      text(row, 'name'),
      text(row, 'value'),
    ]),
  );

export function writeUserMeta(db: StoreDatabase, userId: number, name: string, value: string): void {
  run(
    db,
    `INSERT INTO user_meta (user_id, name, value) VALUES (?, ?, ?)
     ON CONFLICT (user_id, name) DO UPDATE SET value = excluded.value`,
    userId,
    name,
    value,
  );
}
