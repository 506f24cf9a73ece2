import type { Migration } from './types';

/** What people set up around the shop: themes, pages, favourites of the menu, campaigns. */
export const setup: Migration = {
  area: 'setup',
  sql: `
    CREATE TABLE themes (
      slug TEXT PRIMARY KEY,
      name TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO themes (slug, name) VALUES ('twentytwentythree', 'Twenty Twenty-Three');

    CREATE TABLE pages (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL,
      -- Milliseconds since 1970.
      created_at INTEGER NOT NULL
    ) STRICT;
    -- Lower numbers belong to the pages that every shop has.
    INSERT INTO sqlite_sequence (name, seq) VALUES ('pages', 20);

    CREATE TABLE favorites (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      item_id TEXT NOT NULL,
      UNIQUE (user_id, item_id)
    ) STRICT;

    CREATE TABLE campaigns (
      id TEXT NOT NULL,
      channel TEXT NOT NULL,
      title TEXT NOT NULL,
      manage_url TEXT NOT NULL,
      cost TEXT NOT NULL,
      currency TEXT NOT NULL,
      PRIMARY KEY (channel, id)
    ) STRICT, WITHOUT ROWID;
  `,
};
