import type { Migration } from './types';

/** Whose a file is, for quotas and fair turns. */
export const exportOwners: Migration = {
  area: 'export owners',
  sql: `
    -- None has files from before.
    ALTER TABLE report_exports ADD COLUMN owner_id INTEGER REFERENCES users (id) ON DELETE CASCADE;

    -- Counts the steps taken for all files; of two owners the one whose last step is longer ago comes first.
    ALTER TABLE report_exports ADD COLUMN last_step INTEGER NOT NULL DEFAULT 0;

    CREATE INDEX report_exports_owner ON report_exports (owner_id);
  `,
};
