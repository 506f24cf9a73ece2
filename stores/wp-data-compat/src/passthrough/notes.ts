import { getRegistry, type Saga } from '@admin/data';
import { isRecord } from '@admin/http';
import type { AnyQuery } from '../api';
import { definePassthroughStore } from '../passthrough-store';
import { STORE_NAMES } from '../names';
import { fetchData, NAMESPACE, write } from './fetching';

const PATH = `${NAMESPACE}/admin/notes`;
const NOTHING: readonly unknown[] = [];

/** Notes of the inbox; the latest response that contains a note is used. */
export const notesStore = definePassthroughStore({
  name: STORE_NAMES.NOTES_STORE_NAME,
  reads: { getNotes: (query?: AnyQuery) => fetchData(PATH, query) },
  selectors: ({ value, error }) => ({
    getNotes: (query?: AnyQuery): unknown => value('getNotes', [query], NOTHING),
    getNotesError: (selector: string, args: readonly unknown[] = []) =>
      error(selector, args) ?? error(selector, []) ?? false,
    isNotesRequesting: (selector: string): boolean => value('isRequesting', [selector], false),
  }),
  actions: ({ received, failed }) => ({
    setNotes: (notes: unknown) => received('getNotes', [], notes),
    setNote: (note: unknown) => received('note', [isRecord(note) ? note['id'] : undefined], note),
    setNotesQuery: (query: AnyQuery, ids: unknown) => received('noteIds', [query], ids),
    setNoteIsUpdating: (id: number, isUpdating: boolean) => received('isUpdating', [id], isUpdating),
    setError: (selector: string, error: unknown) => failed(selector, [], error),
    setIsRequesting: (selector: string, isRequesting: boolean) =>
      received('isRequesting', [selector], isRequesting),
    updateNote: (id: number, fields: object) => changed(write('PUT', `${PATH}/${id}`, fields)),
    triggerNoteAction: (noteId: number, actionId: number) =>
      changed(write('POST', `${PATH}/${noteId}/action/${actionId}`)),
    removeNote: (id: number) => changed(write('DELETE', `${PATH}/delete/${id}`)),
    removeAllNotes: (query: AnyQuery = {}) =>
      changed(write('DELETE', `${PATH}/delete/all`, undefined, query)),
    batchUpdateNotes: (noteIds: readonly number[], fields: object) =>
      changed(write('PUT', `${PATH}/update`, { noteIds, ...fields })),
  }),
});

/** After a change the inbox is refetched, including the dashboard's own. */
function* changed(work: Saga<unknown>): Saga<unknown> {
  const response = yield* work;
  const registry = yield* getRegistry();
  registry.invalidateAll(notesStore);
  registry.invalidateAll('notes');
  return response;
}
