import { createCollection, type CollectionState } from '@admin/collection';
import { alertsQuery, inboxQuery, type InboxScope } from './queries';
import type { Note } from './types';

/** Lists contain only notes that are not dismissed or snoozed. */
export const notes = createCollection<Note>(
  'notes',
  ({ isDeleted, status }) => !isDeleted && status === 'unactioned',
);

export const notesSelectors = (state: CollectionState<Note>) => ({
  /** The `count` newest active notes of the inbox; `undefined` until known. */
  getNotes: (count: number, scope?: InboxScope): readonly Note[] | undefined =>
    notes.getPage(state, inboxQuery(count, scope))?.items,

  /** Whether there may be more notes than the `count` newest. */
  hasMoreNotes: (count: number, scope?: InboxScope): boolean =>
    (notes.getPage(state, inboxQuery(count, scope))?.totalPages ?? 0) > 1,

  /** The store's alerts, newest first; `undefined` until known. */
  getAlerts: (): readonly Note[] | undefined => notes.getPage(state, alertsQuery)?.items,

  getNote: (id: number): Note | undefined => notes.getItem(state, id),

  /** Whether a change of the note is being saved. */
  isSavingNote: (id: number): boolean => notes.isSaving(state, id),
});
