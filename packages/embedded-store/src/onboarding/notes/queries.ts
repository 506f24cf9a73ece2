import { all, allOf, condition, first, integer, isOneOf, run, text, transaction } from '../../database';
import type { Condition, Row, StoreDatabase } from '../../database';
import { isMap } from '../../rest';
import { hasEnabledGateway } from '../../sales';
import { hasLowStock } from '../../catalog';
import { NOTE_STATUSES, NOTE_TYPES } from './note';
import type { NewNote, Note, NoteAction, NoteStatus, NoteType } from './note';

export interface NoteFilter {
  types?: readonly NoteType[] | undefined;
  statuses?: readonly NoteStatus[] | undefined;
  sources?: readonly string[] | undefined;
  isRead?: boolean | undefined;
}

const COLUMNS = {
  date: 'created_at',
  note_id: 'id',
  type: 'type',
  title: 'title',
  status: 'status',
} as const;

export interface NotePage {
  orderBy: keyof typeof COLUMNS;
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

export interface NotePatch {
  status?: NoteStatus | undefined;
  isRead?: boolean | undefined;
  isDeleted?: boolean | undefined;
  /** Milliseconds since 1970. */
  reminderAt?: number | undefined;
}

/** Notes that are not dismissed. */
export function findNotes(db: StoreDatabase, filter: NoteFilter, page: NotePage): Note[] {
  const { sql, values } = toCondition(filter);
  const direction = page.order === 'asc' ? 'ASC' : 'DESC';
  const rows = all(
    db,
    `SELECT * FROM notes WHERE ${sql} ORDER BY ${COLUMNS[page.orderBy]} ${direction}, id ${direction} LIMIT ? OFFSET ?`,
    ...values,
    page.limit,
    page.offset,
  );
  return withActions(db, rows);
}

export function countNotes(db: StoreDatabase, filter: NoteFilter): number {
  const { sql, values } = toCondition(filter);
  return integer(first(db, `SELECT count(*) AS total FROM notes WHERE ${sql}`, ...values), 'total');
}

/** One note, dismissed or not. */
export function getNote(db: StoreDatabase, id: number): Note | undefined {
  return getNotes(db, [id])[0];
}

/** The existing notes with these IDs, dismissed or not, in the given order. */
export function getNotes(db: StoreDatabase, ids: readonly number[]): Note[] {
  const { sql, values } = isOneOf('id', ids);
  const found = withActions(db, all(db, `SELECT * FROM notes WHERE ${sql}`, ...values));
  return ids.flatMap((id) => found.find((note) => note.id === id) ?? []);
}

export function createNote(db: StoreDatabase, note: NewNote): number {
  return transaction(db, () => {
    const { id } = run(
      db,
      'INSERT INTO notes (name, type, title, content, content_data, status, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      note.name,
      note.type,
      note.title,
      note.content,
      JSON.stringify(note.data ?? {}),
      note.status ?? 'unactioned',
      note.createdAt.getTime(),
    );
    for (const action of note.actions ?? []) {
      run(
        db,
        `INSERT INTO note_actions (note_id, name, label, query, status, nonce_action, nonce_name)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        id,
        action.name,
        action.label,
        action.query ?? '',
        action.status ?? 'actioned',
        action.nonceAction ?? null,
        action.nonceName ?? null,
      );
    }
    return id;
  });
}

/** Applies the patch. Dismissing only marks a note, so that it can be restored. */
export function updateNotes(db: StoreDatabase, ids: readonly number[], patch: NotePatch): void {
  const { sql, values } = isOneOf('id', ids);
  const bit = (value: boolean | undefined) => (value === undefined ? null : Number(value));
  run(
    db,
    `UPDATE notes SET
       status = coalesce(?, status),
       is_read = coalesce(?, is_read),
       is_deleted = coalesce(?, is_deleted),
       reminder_at = coalesce(?, reminder_at)
     WHERE ${sql}`,
    patch.status ?? null,
    bit(patch.isRead),
    bit(patch.isDeleted),
    patch.reminderAt ?? null,
    ...values,
  );
}

/** The number of unresolved errors and updates. */
export function countAlerts(db: StoreDatabase, now: Date): number {
  refreshNotes(db, now);
  return countNotes(db, { types: ['error', 'update'], statuses: ['unactioned'] });
}

/** Whether the action that a note asks for is done, by note name. */
const IS_DONE: Readonly<Record<string, (db: StoreDatabase) => boolean>> = {
  'store-payments-missing': hasEnabledGateway,
  'store-stock-low': (db) => !hasLowStock(db),
};

/**
 * Restores notes whose snooze has ended and resolves those whose action is done. Runs while pages are read, so it only
 * writes if something changes.
 */
export function refreshNotes(db: StoreDatabase, now: Date): void {
  const isDue = "status = 'snoozed' AND reminder_at <= ?";
  if (first(db, `SELECT 1 AS found FROM notes WHERE ${isDue} LIMIT 1`, now.getTime())) {
    run(db, `UPDATE notes SET status = 'unactioned', reminder_at = NULL WHERE ${isDue}`, now.getTime());
  }
  for (const [name, isDone] of Object.entries(IS_DONE)) {
    const open = all(db, "SELECT id FROM notes WHERE name = ? AND status <> 'actioned'", name);
    const ids = open.map((row) => integer(row, 'id'));
    if (ids.length > 0 && isDone(db)) updateNotes(db, ids, { status: 'actioned' });
  }
}

function toCondition({ types, statuses, sources, isRead }: NoteFilter): Condition {
  return allOf([
    condition('is_deleted = 0'),
    types && isOneOf('type', types),
    statuses && isOneOf('status', statuses),
    sources && isOneOf('source', sources),
    isRead !== undefined && condition('is_read = ?', Number(isRead)),
  ]);
}

function withActions(db: StoreDatabase, rows: readonly Row[]): Note[] {
  const { sql, values } = isOneOf(
    'note_id',
    rows.map((row) => integer(row, 'id')),
  );
  const actions = all(db, `SELECT * FROM note_actions WHERE ${sql} ORDER BY id`, ...values);
  return rows.map((row) => toNote(row, actions));
}

function toNote(row: Row, actions: readonly Row[]): Note {
  const id = integer(row, 'id');
  const data: unknown = JSON.parse(text(row, 'content_data'));
  const reminder = row['reminder_at'];
  return {
    id,
    name: text(row, 'name'),
    type: toEnumValue(NOTE_TYPES, text(row, 'type')) ?? 'info',
    title: text(row, 'title'),
    content: text(row, 'content'),
    contentData: isMap(data) ? data : {},
    status: toEnumValue(NOTE_STATUSES, text(row, 'status')) ?? 'unactioned',
    source: text(row, 'source'),
    layout: text(row, 'layout'),
    image: text(row, 'image'),
    isRead: integer(row, 'is_read') === 1,
    isDeleted: integer(row, 'is_deleted') === 1,
    createdAt: integer(row, 'created_at'),
    reminderAt: typeof reminder === 'number' ? reminder : null,
    actions: actions.filter((action) => integer(action, 'note_id') === id).map(toAction),
  };
}

function toAction(row: Row): NoteAction {
  const [nonceAction, nonceName] = [row['nonce_action'], row['nonce_name']];
  return {
    id: integer(row, 'id'),
    name: text(row, 'name'),
    label: text(row, 'label'),
    query: text(row, 'query'),
    status: toEnumValue(NOTE_STATUSES, text(row, 'status')) ?? '',
    actionedText: text(row, 'actioned_text'),
    nonceAction: typeof nonceAction === 'string' ? nonceAction : null,
    nonceName: typeof nonceName === 'string' ? nonceName : null,
  };
}

function toEnumValue<Word extends string>(words: readonly Word[], value: string): Word | undefined {
  return words.find((word) => word === value);
}
