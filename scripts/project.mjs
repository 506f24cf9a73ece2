import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const SERVER = join(ROOT, 'dist/server/main.cjs');

/**
 * Whether a file is a test or a story, or only used by these.
 * @param {string} file path relative to the project or to a package
 */
export const isTestFile = (file) =>
  /\.(?:test|test-d|stories)\.|\/testing(?:\/|\.ts$)|\/(?:e2e|conformance|practices)\//.test(`/${file}`);

/** Whether a script is the entry point, rather than imported. */
export const isMain = (url) =>
  Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(url);
