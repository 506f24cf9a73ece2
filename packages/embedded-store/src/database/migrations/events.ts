import type { Migration } from './types';

/** What the dashboard recorded about its use, while the owner allows it. Nobody's name is kept with it. */
export const events: Migration = {
  area: 'events',
  sql: `
    CREATE TABLE events (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      -- Chosen by the page that recorded it, so that sending it twice adds it once.
      key TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      properties TEXT NOT NULL CHECK (json_valid(properties)),
      -- Milliseconds since 1970.
      recorded_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX events_by_name ON events (name, id);
  `,
};
