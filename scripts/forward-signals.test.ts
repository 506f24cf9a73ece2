import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts a process that starts a server with this source, and returns the ID of the server's process. */
async function start(server: string) {
  const script = `
    import { spawn } from 'node:child_process';
    import { forwardSignals } from ${JSON.stringify(join(__dirname, 'forward-signals.mjs'))};
    const server = spawn(process.execPath, ['--eval', ${JSON.stringify(server)}], { stdio: 'inherit' });
    forwardSignals(server);
    server.on('spawn', () => console.log(server.pid));
  `;
  const run = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(run, 'exit');
  const [pid] = (await once(run.stdout, 'data')) as [Buffer];
  return { run, pid: Number(pid), status: async () => ((await ended) as [number | null])[0] };
}

const RUNS_FOREVER = 'setInterval(() => undefined, 1000)';

test.each([
  ['SIGKILL', 137],
  ['SIGTERM', 143],
] as const)('%s from another process fails', async (signal, expected) => {
  const { pid, status } = await start(RUNS_FOREVER);

  process.kill(pid, signal);

  expect(await status()).toBe(expected);
});

test('stopping the process stops the server, with status 0', async () => {
  const { run, pid, status } = await start(RUNS_FOREVER);

  run.kill('SIGTERM');

  expect(await status()).toBe(0);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('exits with the status of the server', async () => {
  const { status } = await start('setTimeout(() => process.exit(3), 100)');

  expect(await status()).toBe(3);
});
