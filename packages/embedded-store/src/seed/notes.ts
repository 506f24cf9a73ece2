import type { StoreDatabase } from '../database';
import { createNote } from '../onboarding';
import type { NewNote } from '../onboarding';
import notes from './notes.data.json';

const HOUR_MS = 60 * 60 * 1000;

/** Notes of every type, with their age in hours, in addition to the two of every new store. */
const NOTES = notes as readonly (Omit<NewNote, 'createdAt'> & { hours: number })[];

/** Fills the inbox, oldest first, so that ids grow with time. */
export function seedNotes(db: StoreDatabase, now: Date): void {
  for (const { hours, ...note } of NOTES.toReversed()) {
    createNote(db, { ...note, createdAt: new Date(now.getTime() - hours * HOUR_MS) });
  }
}
