import { all, first, integer, run, text } from '../../database';
import type { Row, StoreDatabase } from '../../database';

export interface OrderNote {
  id: number;
  author: string;
  note: string;
  /** Whether the note is also emailed to the customer. */
  isForCustomer: boolean;
  createdAt: number;
}

/** The author of system notes. */
export const SYSTEM_AUTHOR = 'WooCommerce';

/** Adds a note and returns its ID. */
export function addNote(
  db: StoreDatabase,
  orderId: number,
  note: { author?: string; note: string; isForCustomer?: boolean; createdAt: Date },
): number {
  return run(
    db,
    'INSERT INTO order_notes (order_id, author, note, for_customer, created_at) VALUES (?, ?, ?, ?, ?)',
    orderId,
    note.author ?? SYSTEM_AUTHOR,
    note.note,
    note.isForCustomer ? 1 : 0,
    note.createdAt.getTime(),
  ).id;
}

/** Returns the notes, latest first. */
export function getNotes(db: StoreDatabase, orderId: number): OrderNote[] {
  return all(
    db,
    'SELECT * FROM order_notes WHERE order_id = ? ORDER BY created_at DESC, id DESC',
    orderId,
  ).map(toNote);
}

export function getNote(db: StoreDatabase, orderId: number, id: number): OrderNote | undefined {
  const row = first(db, 'SELECT * FROM order_notes WHERE order_id = ? AND id = ?', orderId, id);
  return row && toNote(row);
}

export function deleteNote(db: StoreDatabase, id: number): void {
  run(db, 'DELETE FROM order_notes WHERE id = ?', id);
}

function toNote(row: Row): OrderNote {
  return {
    id: integer(row, 'id'),
    author: text(row, 'author'),
    note: text(row, 'note'),
    isForCustomer: row['for_customer'] === 1,
    createdAt: integer(row, 'created_at'),
  };
}
