import type { Migration } from './types';

export const options: Migration = {
  area: 'options',
  sql: `
    CREATE TABLE options (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL CHECK (json_valid(value))
    ) STRICT, WITHOUT ROWID;
  `,
};
