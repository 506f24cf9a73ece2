import type { Migration } from './types';

/** What was changed in the dashboard. Names are kept with it, so that they outlive those who had them. */
export const history: Migration = {
  area: 'history',
  sql: `
    CREATE TABLE history (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      action TEXT NOT NULL,
      subject_id TEXT NOT NULL,
      subject TEXT NOT NULL,
      user_id INTEGER NOT NULL,
      user_name TEXT NOT NULL,
      -- Milliseconds since 1970.
      changed_at INTEGER NOT NULL,
      -- The write that was observed.
      method TEXT NOT NULL,
      path TEXT NOT NULL,
      -- Values by name; null where there was nothing, or nothing is left.
      old_values TEXT CHECK (old_values IS NULL OR json_valid(old_values)),
      new_values TEXT CHECK (new_values IS NULL OR json_valid(new_values)),
      labels TEXT NOT NULL CHECK (json_valid(labels)),
      -- Why it cannot be undone; empty where it can.
      final TEXT NOT NULL,
      -- The entry that this one took back, and the one that took this one back; 0 for none.
      undo_of INTEGER NOT NULL DEFAULT 0,
      undone_by INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX history_by_time ON history (changed_at);
  `,
};
