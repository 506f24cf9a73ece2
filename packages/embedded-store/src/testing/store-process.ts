import { spawn } from 'node:child_process';
import path from 'node:path';

/** The real command in a separate process, compiled on the fly. */
export interface StoreProcess {
  /** The store's URL. */
  siteUrl: string;
  /** All of its output so far. */
  printed(): string;
  /** Stops it; resolves with the exit code, or `null` after a kill. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

const running = new Set<() => Promise<unknown>>();

/** Stops processes that a failed test left running. */
export async function endProcesses(): Promise<void> {
  await Promise.all([...running].map((end) => end()));
}

/** Resource limits of the process. */
export interface Limits {
  /** Maximum size of a file, to simulate a full disk. */
  fileKilobytes?: number;
}

export interface ProcessResult {
  code: number | null;
  printed: string;
}

/** Starts the store and waits until it prints its URL. If it exits first, rejects with its output. */
export async function startProcess(
  args: readonly string[],
  env: Record<string, string>,
  limits: Limits = {},
): Promise<StoreProcess> {
  const { child, printed, ended } = launch(args, env, limits);
  const siteUrl = await Promise.race([
    new Promise<string>((resolve) => {
      child.stdout.on('data', () => {
        const [, address] = /ready: (http:\/\/[^/\s]+)/.exec(printed()) ?? [];
        if (address) resolve(address);
      });
    }),
    ended.then(({ code }) => Promise.reject(new Error(`The store ended with ${code}: ${printed()}`))),
  ]);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    return (await ended).code;
  };
  return { siteUrl, printed, end };
}

/** Runs the command until it exits, for command lines that it rejects. */
export function runProcess(
  args: readonly string[],
  env: Record<string, string>,
  limits: Limits = {},
): Promise<ProcessResult> {
  return launch(args, env, limits).ended;
}

function launch(args: readonly string[], env: Record<string, string>, { fileKilobytes }: Limits) {
  const hook = path.join(__dirname, 'typescript.cjs');
  const main = path.join(__dirname, '../main.ts');
  const limit = fileKilobytes === undefined ? '' : `ulimit -f ${fileKilobytes}; `;
  const command = ['-c', `${limit}exec "$@"`, 'bash', process.execPath, '--require', hook, main, ...args];
  const child = spawn('bash', command, {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<ProcessResult>((resolve) => {
    child.once('close', (code) => resolve({ code, printed: output }));
  });
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  running.add(kill);
  void ended.then(() => running.delete(kill));
  return { child, printed: () => output, ended };
}
