import type { Registry } from '@admin/data';
import { parseNotes } from './schemas';
import { inboxQuery, NOTES_PAGE_SIZE } from './queries';
import { notesStore } from './store';

/**
 * Hydrates the first page of the inbox from the page.
 * @throws ValiError when the format is invalid
 */
export function hydrateNotes(registry: Registry, payload: unknown): void {
  const items = parseNotes(payload);
  const page = { items, total: items.length, totalPages: items.length < NOTES_PAGE_SIZE ? 1 : 2 };
  void registry.dispatch(notesStore).receiveNotes({ query: inboxQuery(NOTES_PAGE_SIZE), page });
  registry.finishResolution(notesStore).getNotes(NOTES_PAGE_SIZE);
}
