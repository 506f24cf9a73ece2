import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A run that starts something which would go on for itself, tells its number, and stays. */
const RUN = `
  import { spawn } from 'node:child_process';
  import { holdOnLeash } from ${JSON.stringify(join(__dirname, 'leash.mjs'))};
  holdOnLeash();
  const forever = 'setInterval(() => undefined, 1000)';
  const left = spawn(process.execPath, ['--eval', forever], { detached: true, stdio: 'ignore' });
  process.stdout.write(String(left.pid));
  setInterval(() => undefined, 1000);
`;

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each<NodeJS.Signals>(['SIGTERM', 'SIGKILL'])(
  'nothing outlives a run that is ended from outside by %s',
  async (signal) => {
    const { STORE_ADMIN_RUN: _, ...environment } = process.env;
    const run = spawn(process.execPath, ['--input-type=module', '--eval', RUN], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const left = await new Promise<number>((told) => {
      run.stdout.once('data', (number: Buffer) => told(Number(number)));
    });
    expect(isThere(left)).toBe(true);

    run.kill(signal);

    while (isThere(left)) await pause(50);
  },
);
