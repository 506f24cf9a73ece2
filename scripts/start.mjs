/**
 * Builds what is outdated and serves the demo store.
 *
 *   npm start -- [flags of the store, see docs/embedded-store.md]
 *   npm start -- --examples        with the extensions in `examples/`
 *   npm start -- --my-extensions   with the extensions in `extensions/`
 */
import { spawn } from 'node:child_process';
import { buildIfStale } from './build.mjs';
import { buildExtensions } from './build-extensions.mjs';
import { forwardSignals } from './forward-signals.mjs';
import { ROOT, SERVER } from './project.mjs';

/** Flags of this script, and the extensions they load. */
const EXTENSION_FOLDERS = { '--examples': 'examples', '--my-extensions': 'extensions' };

await buildIfStale();
const flags = [];
for (const flag of process.argv.slice(2)) {
  const folder = EXTENSION_FOLDERS[flag];
  if (folder) flags.push('--extensions', await buildExtensions(folder));
  else flags.push(flag);
}
forwardSignals(spawn(process.execPath, [SERVER, ...flags], { cwd: ROOT, stdio: 'inherit' }));
