import { all, allOf, condition, first, integer, isOneOf, readPage, run, text } from '../../database';
import type { Condition, Row, StoreDatabase } from '../../database';
import { METHODS } from '../../rest';
import type { Method } from '../../rest';
import { getOptions, setOption } from '../options/queries';
import type { Values } from './shape';

/** A change with its user and time. */
export interface NewEntry {
  kind: string;
  /** `changed`, `created`, `removed`, `installed`, `activated` or `undone`. */
  action: string;
  /** `''` if there is only one of its kind. */
  subjectId: string;
  subject: string;
  userId: number;
  userName: string;
  /** Milliseconds since 1970. */
  changedAt: number;
  method: Method;
  path: string;
  /** `null` if it didn't exist. */
  before: Values | null;
  /** `null` if it no longer exists. */
  after: Values | null;
  labels: Readonly<Record<string, string>>;
  /** Why it can't be undone; `''` if it can. */
  final: string;
  /** The entry that this one undid; 0 for none. */
  undoOf: number;
  /** The capability needed to read the values; `''` in entries from before it was stored. */
  capability: string;
}

export interface Entry extends NewEntry {
  id: number;
  /** The entry that undid this one; 0 for none. */
  undoneBy: number;
}

export interface EntryQuery {
  kinds: readonly string[];
  userId: number | undefined;
  /** Milliseconds since 1970, inclusive. */
  after: number | undefined;
  /** Milliseconds since 1970, exclusive. */
  before: number | undefined;
  /** Only entries that can be undone and have not been. */
  isOpen: boolean;
  offset: number;
  limit: number;
}

/** Maximum number of entries; the oldest are deleted first. The plugin uses the same number. */
export const MAX_ENTRIES = 5_000;

/** Number of a user's latest entries to search for a repeated change. */
const MAX_EXAMINED_ENTRIES = 200;

/** Default number of days that entries are kept. */
const DEFAULT_DAYS = 365;

const DAYS_OPTION = 'store_admin_history_days';
const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days entries are kept; 0 turns the history off. */
export function getDays(db: StoreDatabase): number {
  const kept = Number(getOptions(db, [DAYS_OPTION]).get(DAYS_OPTION) ?? DEFAULT_DAYS);
  return Number.isInteger(kept) && kept >= 0 ? kept : DEFAULT_DAYS;
}

/** Changes how long entries are kept, and deletes older ones. */
export function setDays(db: StoreDatabase, days: number, now: Date): void {
  setOption(db, DAYS_OPTION, String(days));
  prune(db, now);
}

/** Why nothing of a deleted subject can be undone: it was deleted permanently. */
export const DELETED = 'gone';

/** Adds an entry, and deletes entries that are too old or beyond the maximum number. */
export function addEntry(db: StoreDatabase, entry: NewEntry): number {
  const { id } = run(
    db,
    `INSERT INTO history (kind, action, subject_id, subject, user_id, user_name, changed_at, method, path,
       old_values, new_values, labels, final, undo_of, capability)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    entry.kind,
    entry.action,
    entry.subjectId,
    entry.subject,
    entry.userId,
    entry.userName,
    entry.changedAt,
    entry.method,
    entry.path,
    entry.before && JSON.stringify(entry.before),
    entry.after && JSON.stringify(entry.after),
    JSON.stringify(entry.labels),
    entry.final,
    entry.undoOf,
    entry.capability,
  );
  if (entry.undoOf > 0) run(db, 'UPDATE history SET undone_by = ? WHERE id = ?', id, entry.undoOf);
  if (entry.final === DELETED) markDeleted(db, entry);
  prune(db, new Date(entry.changedAt));
  return id;
}

/** Neither the creation of a deleted record can be undone, nor changes of it and of what belongs to it. */
function markDeleted(db: StoreDatabase, { kind, action, path, subjectId }: NewEntry): void {
  // The entry of an undone creation has the path of the list.
  const deleted = action === 'undone' ? `${path}/${subjectId}` : path;
  // Any namespace, since some records have the same path in two.
  const pattern = `%${deleted.replace(/^\/(?:wc\/v3|wc-analytics)(?=\/)/, '')}`;
  run(
    db,
    `UPDATE history SET final = ? WHERE kind = ? AND final = ''
       AND (path || '/' LIKE ? OR path || '/' || subject_id LIKE ?)`,
    DELETED,
    kind,
    `${pattern}/%`,
    pattern,
  );
}

function prune(db: StoreDatabase, now: Date): void {
  run(
    db,
    // Ids can't be used to count: entries in between may have been deleted.
    'DELETE FROM history WHERE changed_at < ? OR id <= (SELECT id FROM history ORDER BY id DESC LIMIT 1 OFFSET ?)',
    oldest(db, now),
    MAX_ENTRIES,
  );
}

/** Deletes a user's oldest entries beyond a number, of one kind or of all kinds. */
export function trimEntries(db: StoreDatabase, userId: number, kind: string | undefined, most: number): void {
  const from = `history WHERE user_id = ?${kind === undefined ? '' : ' AND kind = ?'}`;
  const values = kind === undefined ? [userId] : [userId, kind];
  run(
    db,
    `DELETE FROM ${from} AND id <= (SELECT id FROM ${from} ORDER BY id DESC LIMIT 1 OFFSET ?)`,
    ...values,
    ...values,
    most,
  );
}

/** A recent entry of the same user and values that the change continues. */
export function findRepeated(
  db: StoreDatabase,
  { userId, kind, path, action, after, before, changedAt, undoOf, final }: NewEntry,
  withinMs: number,
): Entry | undefined {
  if (action !== 'changed' || undoOf > 0 || final !== '') return undefined;
  const rows = all(
    db,
    `SELECT * FROM history WHERE user_id = ? AND kind = ? AND path = ? AND action = 'changed' AND final = ''
       AND undo_of = 0 AND undone_by = 0 AND changed_at >= ? ORDER BY id DESC LIMIT ?`,
    userId,
    kind,
    path,
    changedAt - withinMs,
    MAX_EXAMINED_ENTRIES,
  );
  const names = namesIn(after);
  const found = rows.map(toEntry).find((entry) => namesIn(entry.after) === names);
  // Another user may have changed the same in between.
  return found && JSON.stringify(found.after) === JSON.stringify(before) ? found : undefined;
}

const namesIn = (values: Values | null): string => Object.keys(values ?? {}).join();

export const removeEntry = (db: StoreDatabase, id: number): unknown =>
  run(db, 'DELETE FROM history WHERE id = ?', id);

/** Older entries count as deleted, even if no new entry has triggered the deletion yet. */
const oldest = (db: StoreDatabase, now: Date): number => now.getTime() - getDays(db) * DAY_MS;

/** One page of entries, newest first, with the total number of matches. */
export function findEntries(
  db: StoreDatabase,
  query: EntryQuery,
  now: Date,
): { entries: Entry[]; total: number } {
  const { rows, total } = readPage(db, {
    from: 'history',
    where: allOf(conditionsOf(query, oldest(db, now))),
    orderBy: 'id DESC',
    limit: query.limit,
    offset: query.offset,
  });
  return { entries: rows.map(toEntry), total };
}

const conditionsOf = (
  { kinds, userId, after, before, isOpen }: EntryQuery,
  from: number,
): (Condition | false)[] => [
  condition('changed_at >= ?', Math.max(from, after ?? from)),
  before !== undefined && condition('changed_at < ?', before),
  kinds.length > 0 && isOneOf('kind', kinds),
  userId !== undefined && condition('user_id = ?', userId),
  isOpen && condition("final = '' AND undone_by = 0 AND undo_of = 0"),
];

export function getEntry(db: StoreDatabase, id: number, now: Date): Entry | undefined {
  const row = first(db, 'SELECT * FROM history WHERE id = ? AND changed_at >= ?', id, oldest(db, now));
  return row && toEntry(row);
}

/** Users who made changes, each with their latest name, sorted by name. */
export function getPeople(db: StoreDatabase, now: Date): { id: number; name: string }[] {
  return all(
    db,
    `SELECT user_id, user_name, max(id) FROM history WHERE changed_at >= ? GROUP BY user_id ORDER BY user_name`,
    oldest(db, now),
  ).map((row) => ({ id: integer(row, 'user_id'), name: text(row, 'user_name') }));
}

/** Kinds that have entries, in alphabetical order. */
export function getKinds(db: StoreDatabase, now: Date): string[] {
  const rows = all(
    db,
    'SELECT DISTINCT kind FROM history WHERE changed_at >= ? ORDER BY kind',
    oldest(db, now),
  );
  return rows.map((row) => text(row, 'kind'));
}

const missed = new WeakMap<StoreDatabase, Date>();

/** Remembers that a change could not be recorded; the change itself is kept. */
export const countMissed = (db: StoreDatabase, at: Date): void => void missed.set(db, at);

/** When that last happened since the store was started. */
export const getMissed = (db: StoreDatabase): Date | undefined => missed.get(db);

function toEntry(row: Row): Entry {
  return {
    id: integer(row, 'id'),
    kind: text(row, 'kind'),
    action: text(row, 'action'),
    subjectId: text(row, 'subject_id'),
    subject: text(row, 'subject'),
    userId: integer(row, 'user_id'),
    userName: text(row, 'user_name'),
    changedAt: integer(row, 'changed_at'),
    method: METHODS.find((method) => method === row['method']) ?? 'POST',
    path: text(row, 'path'),
    before: toValues(row['old_values']),
    after: toValues(row['new_values']),
    labels: Object(JSON.parse(text(row, 'labels'))),
    final: text(row, 'final'),
    undoOf: integer(row, 'undo_of'),
    undoneBy: integer(row, 'undone_by'),
    capability: text(row, 'capability'),
  };
}

const toValues = (column: unknown): Values | null =>
  typeof column === 'string' ? Object(JSON.parse(column)) : null;
