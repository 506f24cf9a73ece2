import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts what starts a server of these statements, and tells the server's number. */
async function start(server: string) {
  const script = `
    import { spawn } from 'node:child_process';
    import { follow } from ${JSON.stringify(join(__dirname, 'follow.mjs'))};
    const server = spawn(process.execPath, ['--eval', ${JSON.stringify(server)}], { stdio: 'inherit' });
    follow(server);
    server.on('spawn', () => console.log(server.pid));
  `;
  const run = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(run, 'exit');
  const [pid] = (await once(run.stdout, 'data')) as [Buffer];
  return { run, pid: Number(pid), status: async () => ((await ended) as [number | null])[0] };
}

const STAYS = 'setInterval(() => undefined, 1000)';

test.each([
  ['SIGKILL', 137],
  ['SIGTERM', 143],
] as const)('a server that %s from elsewhere ended has failed', async (signal, expected) => {
  const { pid, status } = await start(STAYS);

  process.kill(pid, signal);

  expect(await status()).toBe(expected);
});

test('whoever ends it has ended the server, and nothing failed', async () => {
  const { run, pid, status } = await start(STAYS);

  run.kill('SIGTERM');

  expect(await status()).toBe(0);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a server that ends by itself says how', async () => {
  const { status } = await start('setTimeout(() => process.exit(3), 100)');

  expect(await status()).toBe(3);
});
