import { all, integer } from '../../database';
import type { StoreDatabase } from '../../database';
import { createNote, updateNotes } from './queries';

/** Promotions that can be claimed, by note name; WooCommerce only has this one. */
const PROMOTIONS = ['wcpay-promo-2022-us-incentive-20-off'];

/**
 * Marks a promotion's note as actioned, creating it if needed, which tells the provider that the promotion was claimed.
 * @returns whether there is such a promotion
 */
export function claimPromotion(db: StoreDatabase, name: string, now: Date): boolean {
  if (!PROMOTIONS.includes(name)) return false;
  const ids = all(db, 'SELECT id FROM notes WHERE name = ?', name).map((row) => integer(row, 'id'));
  if (ids.length > 0) updateNotes(db, ids, { status: 'actioned' });
  else createNote(db, { name, type: 'info', title: '', content: '', status: 'actioned', createdAt: now });
  return true;
}
