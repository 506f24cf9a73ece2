/** Tells whether a build is up to date, by a stamp file with its mode and time. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that no build contains. */
const EXCLUDED = /^node_modules$|\.md$|\.(?:test|test-d|spec)\.\w+$/;

/** Whether there is no build in this mode, or a source is newer. */
export function isStale(stamp, mode, sources) {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== mode) return true;
  const built = statSync(stamp).mtimeMs;
  return sources.some((source) => isNewer(source, built));
}

/** Marks the build as up to date. */
export function writeStamp(stamp, mode) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, mode);
}

/** Marks the build as outdated. */
export const removeStamp = (stamp) => rmSync(stamp, { force: true });

function isNewer(path, than) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs > than;
  return readdirSync(path).some((name) => !EXCLUDED.test(name) && isNewer(join(path, name), than));
}
