import { all, allOf, condition, integer, readPage, run, text } from '../database';
import type { Row, StoreDatabase } from '../database';

export interface NewEvent {
  key: string;
  name: string;
  properties: Readonly<Record<string, unknown>>;
}

export interface RecordedEvent {
  id: number;
  name: string;
  properties: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  recordedAt: number;
}

/** Maximum number of stored events; the oldest are deleted first. */
export const KEPT_EVENTS = 10_000;

/** Adds events; skips those already stored. */
export function addEvents(db: StoreDatabase, events: readonly NewEvent[], now: Date): void {
  for (const { key, name, properties } of events) {
    run(
      db,
      'INSERT OR IGNORE INTO events (key, name, properties, recorded_at) VALUES (?, ?, ?, ?)',
      key,
      name,
      JSON.stringify(properties),
      now.getTime(),
    );
  }
  run(db, 'DELETE FROM events WHERE id <= (SELECT max(id) FROM events) - ?', KEPT_EVENTS);
}

export interface EventQuery {
  /** Only events with this name; `''` means all. */
  name: string;
  offset: number;
  limit: number;
}

/** One page of events, newest first, with the total number of matches. */
export function findEvents(
  db: StoreDatabase,
  { name, offset, limit }: EventQuery,
): { events: RecordedEvent[]; total: number } {
  const where = allOf([name !== '' && condition('name = ?', name)]);
  const { rows, total } = readPage(db, { from: 'events', where, orderBy: 'id DESC', limit, offset });
  return { events: rows.map(toEvent), total };
}

/** Event names in alphabetical order, with how often each was recorded. */
export function countByName(db: StoreDatabase): { name: string; count: number }[] {
  return all(db, 'SELECT name, count(*) AS count FROM events GROUP BY name ORDER BY name').map((row) => ({
    name: text(row, 'name'),
    count: integer(row, 'count'),
  }));
}

function toEvent(row: Row): RecordedEvent {
  return {
    id: integer(row, 'id'),
    name: text(row, 'name'),
    properties: Object(JSON.parse(text(row, 'properties'))),
    recordedAt: integer(row, 'recorded_at'),
  };
}
