import type { Migration } from './types';

/** Each entry says what its reader must be allowed to do; empty in entries from before, whose rule says it. */
export const historyCapability: Migration = {
  area: 'history',
  sql: `
    ALTER TABLE history ADD COLUMN capability TEXT NOT NULL DEFAULT '';
    CREATE INDEX history_by_user ON history (user_id, kind);
  `,
};
