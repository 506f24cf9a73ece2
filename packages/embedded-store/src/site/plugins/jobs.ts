import { randomBytes } from 'node:crypto';
import { all, first, run, text, transaction } from '../../database';
import type { Row, StoreDatabase } from '../../database';
import { setUpPlugins } from './setup';
import type { SetupKind } from './setup';

/** How long a job waits to start; the platform's queue only checks for work at intervals. */
const QUEUE_MS = 1000;

/** A job in the contract's format. */
export interface PluginJob {
  job_id: string;
  plugins: string[];
  status: string;
}

/** @param duration milliseconds that the work takes once its turn has come. */
export function addJob(
  db: StoreDatabase,
  kind: SetupKind,
  plugins: readonly string[],
  { now, duration }: { now: Date; duration: number },
): string {
  const id = randomBytes(7).toString('hex').slice(0, 13);
  run(
    db,
    'INSERT INTO plugin_jobs (id, kind, plugins, due_at) VALUES (?, ?, ?, ?)',
    id,
    kind,
    JSON.stringify(plugins),
    now.getTime() + QUEUE_MS + duration,
  );
  return id;
}

/** Runs the jobs that are due. The server has no timers: the next request about plugins triggers this. */
export function runDueJobs(db: StoreDatabase, now: Date): void {
  const isDue = "FROM plugin_jobs WHERE status = 'pending' AND due_at <= ?";
  if (!first(db, `SELECT 1 AS found ${isDue} LIMIT 1`, now.getTime())) return;
  transaction(db, () => {
    for (const row of all(db, `SELECT * ${isDue} ORDER BY due_at`, now.getTime())) {
      const kind = text(row, 'kind') === 'install' ? 'install' : 'activate';
      const { problems } = setUpPlugins(db, kind, readPlugins(row));
      const status = problems.size > 0 ? 'failed' : 'complete';
      run(db, 'UPDATE plugin_jobs SET status = ? WHERE id = ?', status, text(row, 'id'));
    }
  });
}

export function getJobs(db: StoreDatabase, kind: SetupKind): PluginJob[] {
  return all(db, 'SELECT * FROM plugin_jobs WHERE kind = ? ORDER BY due_at', kind).map(toJob);
}

export function getJob(db: StoreDatabase, kind: SetupKind, id: string): PluginJob | undefined {
  const row = first(db, 'SELECT * FROM plugin_jobs WHERE kind = ? AND id = ?', kind, id);
  return row && toJob(row);
}

function toJob(row: Row): PluginJob {
  return { job_id: text(row, 'id'), plugins: readPlugins(row), status: text(row, 'status') };
}

function readPlugins(row: Row): string[] {
  const plugins: unknown = JSON.parse(text(row, 'plugins'));
  return Array.isArray(plugins) ? plugins.filter((slug) => typeof slug === 'string') : [];
}
