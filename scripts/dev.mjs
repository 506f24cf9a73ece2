/**
 * The demo shop with rebuild and reload on change: the dashboard is rebuilt in place and open pages reload; a change
 * to the store itself restarts it on the same file.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { compiler } from './build.mjs';
import { ROOT, SERVER } from './project.mjs';

let server;

compiler('development').watch({ ignored: /node_modules/ }, (error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors()) {
    console.error(stats.toString({ preset: 'errors-only', colors: true }));
    return;
  }
  // Only what was built this time is in the report.
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
