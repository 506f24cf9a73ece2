import { all, run, text } from '../../database';
import type { StoreDatabase } from '../../database';

/** Menu items that a user added to favorites, in the order they were added. */
export function getFavorites(db: StoreDatabase, userId: number): string[] {
  return all(db, 'SELECT item_id FROM favorites WHERE user_id = ? ORDER BY id', userId).map((row) =>
    text(row, 'item_id'),
  );
}

/** @returns whether it was not a favorite before. */
export function addFavorite(db: StoreDatabase, userId: number, itemId: string): boolean {
  const sql = 'INSERT OR IGNORE INTO favorites (user_id, item_id) VALUES (?, ?)';
  return run(db, sql, userId, itemId).changes > 0;
}

/** @returns whether it was a favorite before. */
export function removeFavorite(db: StoreDatabase, userId: number, itemId: string): boolean {
  return run(db, 'DELETE FROM favorites WHERE user_id = ? AND item_id = ?', userId, itemId).changes > 0;
}
