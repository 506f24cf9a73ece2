import type { StoreDatabase } from '../../database';
import notes from './first-notes.data.json';
import type { NewNote } from './note';
import { createNote } from './queries';

const FIRST_NOTES = notes as readonly Omit<NewNote, 'createdAt'>[];

/** Adds the notes that every new store starts with. */
export function addFirstNotes(db: StoreDatabase, createdAt: Date): void {
  for (const note of FIRST_NOTES) createNote(db, { ...note, createdAt });
}
