import type { Migration } from './types';

/** What the store tells its owner. Times are milliseconds since 1970. */
export const notes: Migration = {
  area: 'notes',
  sql: `
    CREATE TABLE notes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      title TEXT NOT NULL,
      -- HTML.
      content TEXT NOT NULL,
      content_data TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(content_data)),
      status TEXT NOT NULL DEFAULT 'unactioned',
      source TEXT NOT NULL DEFAULT 'woocommerce-admin',
      layout TEXT NOT NULL DEFAULT 'plain',
      image TEXT NOT NULL DEFAULT '',
      is_read INTEGER NOT NULL DEFAULT 0 CHECK (is_read IN (0, 1)),
      is_deleted INTEGER NOT NULL DEFAULT 0 CHECK (is_deleted IN (0, 1)),
      created_at INTEGER NOT NULL,
      reminder_at INTEGER
    ) STRICT;
    CREATE INDEX notes_by_date ON notes (created_at) WHERE is_deleted = 0;
    CREATE INDEX notes_by_type ON notes (type, status) WHERE is_deleted = 0;

    CREATE TABLE note_actions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      note_id INTEGER NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      label TEXT NOT NULL,
      query TEXT NOT NULL DEFAULT '',
      -- What the note becomes; '' leaves it as it is.
      status TEXT NOT NULL DEFAULT 'actioned',
      actioned_text TEXT NOT NULL DEFAULT '',
      nonce_action TEXT,
      nonce_name TEXT
    ) STRICT;
    CREATE INDEX note_actions_of_note ON note_actions (note_id);
  `,
};
