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
  const [client, store] = stats.stats;
  if (stats.hasErrors()) {
    console.error(stats.toString({ preset: 'errors-only', colors: true }));
    return;
  }
  console.log(`Built in ${Math.max(client.endTime - client.startTime, store.endTime - store.startTime)} ms`);
  void restartIfChanged(store.hash);
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
