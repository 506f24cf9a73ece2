/** Builds what is missing and serves the demo shop. Takes the store's flags, see `README.md`. */
import { spawn } from 'node:child_process';
import { buildIfStale } from './build.mjs';
import { ROOT, SERVER } from './project.mjs';

await buildIfStale();
const server = spawn(process.execPath, [SERVER, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
