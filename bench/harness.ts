import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { OWNER } from './reports/large-store';

const ROOT = resolve(__dirname, '..');

/** Starts a server, adds it to `programs`, and returns the origin it prints. */
export async function startServer(programs: ChildProcess[], args: string[], env: object): Promise<string> {
  const program = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, PORT: '4199', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  programs.push(program);
  if (!program.stdout) throw new Error('The server has no output to read its address from.');
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string];
  return /http:\/\/[^/]+/.exec(line)?.[0] ?? '';
}

export async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/wp-login.php`);
  await page.fill('#user_login', OWNER);
  await page.fill('#user_pass', OWNER);
  await page.click('#wp-submit');
  await page.waitForLoadState();
}

/** @param times times and limits in milliseconds */
export function printResult(name: string, times: readonly (readonly [number, number])[], note = ''): void {
  const columns = times.map(
    ([time, limit]) =>
      `${time.toFixed(1).padStart(7)} of ${limit.toFixed(0)}${`${(time / limit).toFixed(2)} ×`.padStart(8)}`,
  );
  console.log(`${columns.join('').padStart(69)}  ${name.padEnd(40)}${note}`);
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const delay = (ms: number) => new Promise((done) => setTimeout(done, ms));
