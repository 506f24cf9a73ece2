import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const SERVER = join(ROOT, 'dist/server/main.cjs');

/**
 * Whether a file is a test or what only tests use: that stands in `testing`, a file or a folder, or in a suite with a folder or a
 * package of its own.
 * @param {string} file its path below the project's folder, or below that of a package
 */
export const isOfTests = (file) =>
  /\.test(?:-d)?\.|\/testing(?:\/|\.ts$)|\/(?:e2e|conformance|practices)\//.test(`/${file}`);

/** Whether a script was started by itself rather than imported. */
export const isMain = (url) =>
  Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(url);
