/**
 * Builds what is missing and serves the demo shop. Takes the store's flags, see `README.md`; `--examples` runs the
 * examples in it, and `--my-extensions` those in the folder `extensions`.
 */
import { spawn } from 'node:child_process';
import { buildIfStale } from './build.mjs';
import { buildExtensions } from './extensions.mjs';
import { ROOT, SERVER } from './project.mjs';

/** Flags of ours, and the folder whose extensions they run. */
const FOLDERS = { '--examples': 'examples', '--my-extensions': 'extensions' };

await buildIfStale();
const flags = [];
for (const flag of process.argv.slice(2)) {
  const folder = FOLDERS[flag];
  if (folder) flags.push('--extensions', await buildExtensions(folder));
  else flags.push(flag);
}
const server = spawn(process.execPath, [SERVER, ...flags], { cwd: ROOT, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
