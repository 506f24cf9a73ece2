/** Serves the demo store, rebuilds on changes, reloads open pages, and restarts the store if its own code changed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createCompiler } from './build.mjs';
import { ROOT, SERVER } from './project.mjs';

let server;

createCompiler('development').watch({ ignored: /node_modules/ }, (error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors()) {
    console.error(stats.toString({ preset: 'errors-only', colors: true }));
    return;
  }
  for (const { compilation, startTime, endTime, hash } of Object(stats).stats) {
    console.log(`Built the ${compilation.name} in ${endTime - startTime} ms`);
    if (compilation.name === 'server') void restartIfChanged(hash);
  }
});

let running;
async function restartIfChanged(hash) {
  if (hash === running) return;
  running = hash;
  if (server) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  server = spawn(process.execPath, ['--enable-source-maps', SERVER, '--reload', ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server?.kill(signal);
    process.exit(0);
  });
}
