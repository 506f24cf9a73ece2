import { all, integer } from '../../database';
import type { StoreDatabase } from '../../database';
import { createNote, updateNotes } from './queries';

/** Promotions that can be claimed, by the names of their notes; the platform knows this one alone. */
const PROMOTIONS = ['wcpay-promo-2022-us-incentive-20-off'];

/**
 * Marks the note of a promotion as actioned, by which its provider knows that it was claimed; a note that is not there
 * yet is made.
 * @returns whether there is such a promotion
 */
export function claimPromotion(db: StoreDatabase, name: string, now: Date): boolean {
  if (!PROMOTIONS.includes(name)) return false;
  const known = all(db, 'SELECT id FROM notes WHERE name = ?', name).map((row) => integer(row, 'id'));
  if (known.length > 0) updateNotes(db, known, { status: 'actioned' });
  else createNote(db, { name, type: 'info', title: '', content: '', status: 'actioned', createdAt: now });
  return true;
}
