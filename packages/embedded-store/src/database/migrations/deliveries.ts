import type { Migration } from './types';

/** Reports that go out by e-mail, and what became of each. Moments are milliseconds since 1970. */
export const deliveries: Migration = {
  area: 'deliveries',
  sql: `
    CREATE TABLE deliveries (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      -- Whose permissions decide what may be read.
      owner_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      content TEXT NOT NULL CHECK (json_valid(content)),
      recipients TEXT NOT NULL CHECK (json_valid(recipients)),
      frequency TEXT NOT NULL CHECK (frequency IN ('daily', 'weekly', 'monthly')),
      weekday INTEGER NOT NULL CHECK (weekday BETWEEN 0 AND 6),
      month_day INTEGER NOT NULL CHECK (month_day BETWEEN 1 AND 31),
      time TEXT NOT NULL,
      is_paused INTEGER NOT NULL DEFAULT 0 CHECK (is_paused IN (0, 1)),
      -- The zone by which next_at was found: another one moves it.
      zone TEXT NOT NULL,
      next_at INTEGER NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT;

    CREATE INDEX deliveries_due ON deliveries (next_at) WHERE is_paused = 0;

    -- Who does not want a delivery any more. It outlives a change of its recipients.
    CREATE TABLE delivery_refusals (
      delivery_id INTEGER NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
      address TEXT NOT NULL COLLATE NOCASE,
      refused_at INTEGER NOT NULL,
      PRIMARY KEY (delivery_id, address)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE delivery_sends (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      delivery_id INTEGER NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
      cause TEXT NOT NULL CHECK (cause IN ('schedule', 'person')),
      due_at INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'partly', 'kept', 'failed', 'interrupted')),
      -- When something was last done about it; what is silent for long was left behind by a process that ended.
      touched_at INTEGER NOT NULL,
      -- Kept so that what failed is sent again as it was.
      message TEXT CHECK (message IS NULL OR json_valid(message)),
      reason TEXT NOT NULL DEFAULT '',
      -- A time comes once, whoever notices it.
      UNIQUE (delivery_id, cause, due_at)
    ) STRICT;

    CREATE INDEX delivery_sends_open ON delivery_sends (state) WHERE state IN ('waiting', 'sending');

    CREATE TABLE delivery_mails (
      send_id INTEGER NOT NULL REFERENCES delivery_sends (id) ON DELETE CASCADE,
      address TEXT NOT NULL COLLATE NOCASE,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'kept', 'failed')),
      reason TEXT NOT NULL DEFAULT '',
      changed_at INTEGER NOT NULL,
      PRIMARY KEY (send_id, address)
    ) STRICT, WITHOUT ROWID;
  `,
};
