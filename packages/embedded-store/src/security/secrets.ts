import { randomBytes } from 'node:crypto';
import { first, run, text, transaction } from '../database';
import type { StoreDatabase } from '../database';

/** The server's secret key with that name, created on first use. */
export function getSecret(db: StoreDatabase, name: string): string {
  const existing = first(db, 'SELECT value FROM secrets WHERE name = ?', name);
  if (existing) return text(existing, 'value');
  return transaction(db, () => {
    run(
      db,
      'INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)',
      name,
      randomBytes(32).toString('hex'),
    );
    return text(first(db, 'SELECT value FROM secrets WHERE name = ?', name), 'value');
  });
}

/** Replaces a key: everything signed with it becomes invalid. */
export function rotateSecret(db: StoreDatabase, name: string): void {
  run(db, 'DELETE FROM secrets WHERE name = ?', name);
}
