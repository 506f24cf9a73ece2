import { request, toList, type Page } from '@admin/http';
import { parseNote, parseNotes } from './schemas';
import { NOTES_LIMIT, type NotesQuery } from './queries';
import type { Note } from './types';

const PATH = '/wc-analytics/admin/notes';

/**
 * The first notes of a query. The server's totals only count the notes in the response, so a full page means there may
 * be more.
 */
export async function fetchNotes(signal: AbortSignal, query: NotesQuery): Promise<Page<Note[]>> {
  const parts = Array.from({ length: Math.ceil(query.per_page / NOTES_LIMIT) }, (_, index) =>
    fetchPart(signal, { ...query, page: index + 1, per_page: Math.min(query.per_page, NOTES_LIMIT) }),
  );
  const pages = await Promise.all(parts);
  const items = pages.flatMap(({ notes }) => notes).slice(0, query.per_page);
  const isFull = pages.every(({ length }) => length >= Math.min(query.per_page, NOTES_LIMIT));
  return { items, total: items.length, totalPages: isFull ? 2 : 1 };
}

const fetchPart = (signal: AbortSignal, query: NotesQuery) =>
  request(PATH, {
    query,
    signal,
    parse: (payload) => ({ notes: parseNotes(payload), length: toList(payload).length }),
  });

type NoteChange =
  | { is_read: true }
  | { is_deleted: 0 }
  | { status: 'unactioned' }
  /** The time in the contract's format, without fractions of a second. */
  | { status: 'snoozed'; date_reminder: string };

/** Changes one note; `is_deleted: 0` restores a dismissed one. */
export const saveNote = (signal: AbortSignal, id: number, body: NoteChange): Promise<Note> =>
  request(`${PATH}/${id}`, { method: 'PUT', body, signal, parse: parseNote });

export const runAction = (signal: AbortSignal, noteId: number, actionId: number): Promise<Note> =>
  request(`${PATH}/${noteId}/action/${actionId}`, { method: 'POST', signal, parse: parseNote });

export const dismissNote = (signal: AbortSignal, id: number): Promise<Note> =>
  request(`${PATH}/delete/${id}`, { method: 'DELETE', signal, parse: parseNote });

/** Dismisses all notes of the inbox, including those never loaded; returns the dismissed ones. */
export const dismissAllNotes = (signal: AbortSignal): Promise<Note[]> =>
  request(`${PATH}/delete/all`, {
    method: 'DELETE',
    query: { status: 'unactioned' },
    signal,
    parse: parseNotes,
  });

/** Restores several dismissed notes; returns those that exist. */
export const restoreNotes = (signal: AbortSignal, noteIds: readonly number[]): Promise<Note[]> =>
  request(`${PATH}/update`, { method: 'PUT', body: { noteIds, is_deleted: 0 }, signal, parse: parseNotes });
