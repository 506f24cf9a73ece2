import { decodeEntities } from '@admin/format';
import { isRecord, toList, toRecord } from '@admin/http';
import type { Note, NoteAction } from './types';

/** Whatever is no note is left out, so that one bad entry of an extension costs only itself. */
export const toNotes = (payload: unknown): Note[] =>
  toList(payload).flatMap((entry) => (hasId(entry) ? [toNote(entry)] : []));

export function toNote(payload: unknown): Note {
  const note = toRecord(payload);
  if (!hasId(note)) throw new TypeError('A note has an id.');
  return {
    id: note.id,
    name: text(note['name']),
    type: text(note['type']),
    title: decodeEntities(text(note['title'])),
    content: text(note['content']),
    status: text(note['status']),
    actions: Array.isArray(note['actions']) ? note['actions'].flatMap(toActions) : [],
    layout: text(note['layout']) || 'plain',
    image: text(note['image']),
    createdAt: toTime(note['date_created_gmt']),
    isDeleted: note['is_deleted'] === true,
    isRead: note['is_read'] === true,
  };
}

const toActions = (entry: unknown): NoteAction[] =>
  hasId(entry)
    ? [
        {
          id: entry.id,
          name: text(entry['name']),
          label: decodeEntities(text(entry['label'])),
          url: text(entry['url']),
          status: text(entry['status']),
          actionedText: decodeEntities(text(entry['actioned_text'])),
        },
      ]
    : [];

const hasId = (entry: unknown): entry is Record<string, unknown> & { id: number } =>
  isRecord(entry) && typeof entry['id'] === 'number';

/** Times in UTC come without a zone. */
const toTime = (value: unknown): number => Date.parse(`${text(value)}Z`) || 0;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
