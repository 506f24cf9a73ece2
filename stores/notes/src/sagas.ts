import { call, getRegistry, request, select, type Saga } from '@admin/data';
import type { Changes } from '@admin/collection';
import * as api from './api';
import { notes } from './notes';
import {
  alertsQuery,
  inboxArguments,
  inboxQuery,
  isInboxType,
  NOTES_PAGE_SIZE,
  type InboxScope,
} from './queries';
import type { Note, Undo } from './types';

export const fetchNotes = (count: number, scope?: InboxScope): Saga =>
  notes.fetchPage(api.fetchNotes, inboxQuery(count, scope));

export const fetchAlerts = (): Saga => notes.fetchPage(api.fetchNotes, alertsQuery);

/** @throws ApiError when the note could not be marked; the change is then reverted */
export function* markNoteRead(id: number): Saga {
  const note = notes.getItem(yield* select(notes.selectState), id);
  if (note?.isRead) return;
  yield* notes.withEdit({ [id]: { isRead: true } }, function* () {
    return [yield* request(api.saveNote, id, { is_read: true })];
  });
}

/**
 * Records on the server that the user chose an action of a note, which marks the note as read and applies the action's
 * status. The screen follows the action's link.
 * @throws ApiError when that fails; the note then stays as before
 */
export function* runNoteAction(noteId: number, actionId: number): Saga {
  const note = notes.getItem(yield* select(notes.selectState), noteId);
  const status = note?.actions.find(({ id }) => id === actionId)?.status;
  yield* change({ [noteId]: { isRead: true, ...(status ? { status } : {}) } }, function* () {
    return [yield* request(api.runAction, noteId, actionId)];
  });
}

/** @throws ApiError when the note could not be dismissed; the change is then reverted */
export function* dismissNote(id: number): Saga<Undo> {
  yield* change({ [id]: { isDeleted: true } }, function* () {
    return [yield* request(api.dismissNote, id)];
  });
  return { action: 'restoreNotes', noteIds: [id] };
}

/**
 * Dismisses every note of the inbox, including those not on the screen. Alerts stay.
 * @throws ApiError when that fails; the change is then reverted
 */
export function* dismissAllNotes(): Saga<Undo> {
  const { items } = yield* select(notes.selectState);
  const shown = Object.values(items).filter(({ type }) => isInboxType(type));
  const dismissed = yield* change(each(shown, { isDeleted: true }), () => request(api.dismissAllNotes));
  return { action: 'restoreNotes', noteIds: dismissed.map(({ id }) => id) };
}

/** @throws ApiError when the notes could not be restored; they then stay dismissed */
export function* restoreNotes(noteIds: readonly number[]): Saga {
  const restored = each(
    noteIds.map((id) => ({ id })),
    { isDeleted: false },
  );
  yield* change(restored, function* () {
    const [first, ...others] = noteIds;
    if (first === undefined) return [];
    if (others.length === 0) return [yield* request(api.saveNote, first, { is_deleted: 0 })];
    return yield* request(api.restoreNotes, noteIds);
  });
}

/**
 * Snoozes a note until a time in milliseconds since 1970. The server ends the snooze.
 * @throws ApiError when that fails; the note then stays as before
 */
export function* snoozeNote(id: number, until: number): Saga {
  const reminder = new Date(until).toISOString().replace(/\.\d+Z$/, 'Z');
  yield* change({ [id]: { status: 'snoozed' } }, function* () {
    return [yield* request(api.saveNote, id, { status: 'snoozed', date_reminder: reminder })];
  });
}

/** @throws ApiError when the snooze could not be ended; the note then stays snoozed */
export function* undoSnoozeNote(id: number): Saga {
  yield* change({ [id]: { status: 'unactioned' } }, function* () {
    return [yield* request(api.saveNote, id, { status: 'unactioned' })];
  });
}

/**
 * Saves in a user preference that the inbox was read up to the newest note. The note's own time is used, so that a
 * wrong clock of the browser hides no later note.
 * @throws ApiError when the preference could not be saved
 */
export function* markInboxRead(scope?: InboxScope): Saga {
  const registry = yield* getRegistry();
  const { getNotes } = registry.resolveSelect('notes');
  const [newest] = (yield* call(() => getNotes(...inboxArguments(NOTES_PAGE_SIZE, scope)))) ?? [];
  if (!newest) return;
  const { updatePreferences } = registry.dispatch('user');
  yield* call(() => updatePreferences({ activity_panel_inbox_last_read: newest.createdAt }));
}

/** A change that moves notes in or out of the lists, which are then refetched where shown. */
function* change(changes: Changes<Note>, save: () => Saga<readonly Note[]>): Saga<readonly Note[]> {
  const confirmed = yield* notes.withEdit(changes, save);
  const registry = yield* getRegistry();
  registry.invalidateAll('notes');
  return confirmed;
}

const each = (targets: readonly { id: number }[], changes: Partial<Note>): Changes<Note> =>
  Object.fromEntries(targets.map(({ id }) => [id, changes]));
