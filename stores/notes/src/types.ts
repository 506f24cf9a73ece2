import type * as v from 'valibot';
import type { NoteActionSchema, NoteSchema } from './schemas';

export type NoteAction = v.InferOutput<typeof NoteActionSchema>;

export type Note = v.InferOutput<typeof NoteSchema>;

/** pending, unactioned, actioned, snoozed or sent; a host may add others. */
export type NoteStatus = string;

/** The action that reverts a dismissal, for an Undo button. */
export interface Undo {
  action: 'restoreNotes';
  noteIds: number[];
}
