import type { Migration } from './types';

/** Work on reports that goes on after its call was answered. */
export const reportJobs: Migration = {
  area: 'report jobs',
  sql: `
    -- A report being written to a file, page after page.
    CREATE TABLE report_exports (
      id TEXT PRIMARY KEY,
      report TEXT NOT NULL,
      args TEXT NOT NULL CHECK (json_valid(args)),
      pages INTEGER NOT NULL,
      pages_done INTEGER NOT NULL DEFAULT 0,
      created_at INTEGER NOT NULL,
      due_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE report_export_pages (
      export_id TEXT NOT NULL REFERENCES report_exports (id) ON DELETE CASCADE,
      page INTEGER NOT NULL,
      csv TEXT NOT NULL,
      PRIMARY KEY (export_id, page)
    ) STRICT;

    -- Orders being recorded anew; there is one import at a time.
    CREATE TABLE report_import (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      from_moment INTEGER NOT NULL,
      skips_existing INTEGER NOT NULL CHECK (skips_existing IN (0, 1)),
      customers INTEGER NOT NULL,
      customers_done INTEGER NOT NULL DEFAULT 0,
      orders INTEGER NOT NULL,
      orders_done INTEGER NOT NULL DEFAULT 0,
      last_order INTEGER NOT NULL DEFAULT 0,
      due_at INTEGER NOT NULL
    ) STRICT;
  `,
};
