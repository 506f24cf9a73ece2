import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port';

const SERVER = resolve(__dirname, '../../../dist/server/main.cjs');
const START_LIMIT = 60_000; // milliseconds

/** Enough orders for every screen to have data. */
const ORDERS = '200';

/** A simulated fault on one API path: see `--test-controls` in the embedded store. */
export interface InjectedFault {
  path: string;
  method?: string;
  /** `status` responds with an error, `html` with an error page, `hang` not at all, `delay` late. */
  kind: 'status' | 'html' | 'hang' | 'delay';
  status?: number;
  /** Milliseconds, for `delay`. */
  delay?: number;
  /** Number of affected requests; all if omitted. */
  times?: number;
}

/** A real embedded store in its own process, on its own database file. */
export class StoreProcess {
  #madeFolder: string | undefined;
  readonly #flags: readonly string[];
  readonly #environment: Readonly<Record<string, string>>;
  #process: ChildProcess | undefined;
  #port = 0;

  constructor(flags: readonly string[] = [], environment: Readonly<Record<string, string>> = {}) {
    this.#flags = flags;
    this.#environment = environment;
  }

  /** Created on first use, since Playwright also loads test files just to list them. */
  get #folder(): string {
    return (this.#madeFolder ??= mkdtempSync(join(tmpdir(), 'store-admin-')));
  }

  /** Path of its database. */
  get file(): string {
    return join(this.#folder, 'store.db');
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the store, on the same port and database every time. Rejects with its output if it fails to start. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const { STORE_SEED } = process.env;
    const usesSeedFile = this.#flags.every((flag) => flag.startsWith('--features='));
    if (STORE_SEED && usesSeedFile && !existsSync(this.file)) copyFileSync(STORE_SEED, this.file);
    const child = spawn(process.execPath, [SERVER, '--test-controls', '--orders', ORDERS, ...this.#flags], {
      cwd: resolve(__dirname, '../../..'),
      env: {
        ...process.env,
        PORT: String(this.#port),
        STORE_FILE: this.file,
        // New stores have one account; its password equals its name, as in the demo store.
        ADMIN_PASSWORD: 'admin',
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    await new Promise<void>((done, fail) => {
      let printed = '';
      const giveUp = setTimeout(() => fail(new Error(`The store did not start: ${printed}`)), START_LIMIT);
      const listen = (chunk: Buffer) => {
        printed += chunk.toString();
        if (!printed.includes(this.origin)) return;
        clearTimeout(giveUp);
        done();
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.once('exit', (code) => {
        clearTimeout(giveUp);
        fail(new Error(`The store ended with ${code}: ${printed}`));
      });
    });
  }

  /** Stops the store as Ctrl+C does, or immediately like a power failure (`SIGKILL`). */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((done) => {
      child.once('exit', done);
      child.kill(signal);
    });
  }

  /** Stops the store and removes its database. */
  async dispose(): Promise<void> {
    await this.stop();
    if (this.#madeFolder !== undefined) rmSync(this.#madeFolder, { recursive: true, force: true });
  }

  setFaults(faults: readonly InjectedFault[]): Promise<void> {
    return this.#control('faults', { faults });
  }

  /** Moves the server's clock by a number of milliseconds. */
  moveClock(by: number): Promise<void> {
    return this.#control('clock', { by });
  }

  expireNonces(): Promise<void> {
    return this.#control('expire-nonces', {});
  }

  async #control(name: string, body: unknown): Promise<void> {
    const response = await fetch(`${this.origin}/store/test/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: this.origin },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`Test control "${name}" answered ${response.status}.`);
  }
}
