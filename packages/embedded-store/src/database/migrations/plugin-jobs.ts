import type { Migration } from './types';

/** Plugins that somebody asked to be installed or activated in the background. */
export const pluginJobs: Migration = {
  area: 'plugin-jobs',
  sql: `
    CREATE TABLE plugin_jobs (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('install', 'activate')),
      plugins TEXT NOT NULL CHECK (json_valid(plugins)),
      status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'complete', 'failed')),
      -- Milliseconds since 1970.
      due_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX plugin_jobs_to_do ON plugin_jobs (due_at) WHERE status = 'pending';
  `,
};
