/** Whether a build is still that of its sources: a stamp in its folder says when it was made, and in which mode. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What no build has in it. */
const IS_APART = /^node_modules$|\.md$|\.(?:test|test-d|spec)\.\w+$/;

/** Whether there is no build of that mode, or a source is newer. */
export function isStale(stamp, mode, sources) {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== mode) return true;
  const built = statSync(stamp).mtimeMs;
  return sources.some((source) => isNewer(source, built));
}

/** Tells that a build is there. */
export function writeStamp(stamp, mode) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, mode);
}

/** Tells that the folder has another build from now on. */
export const removeStamp = (stamp) => rmSync(stamp, { force: true });

function isNewer(path, than) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs > than;
  return readdirSync(path).some((name) => !IS_APART.test(name) && isNewer(join(path, name), than));
}
