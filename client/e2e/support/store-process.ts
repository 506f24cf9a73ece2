import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port';

const SERVER = resolve(__dirname, '../../../dist/server/main.cjs');
const START_LIMIT = 60_000; // milliseconds

/** Enough for every screen to have something to show. */
const ORDERS = '200';

/** A fault that the server plays on one API path: see `--test-controls` in the embedded store. */
export interface Fault {
  path: string;
  method?: string;
  /** `status` answers with an error, `html` with an error page, `hang` with nothing, `delay` later than usual. */
  kind: 'status' | 'html' | 'hang' | 'delay';
  status?: number;
  /** Milliseconds, for `delay`. */
  delay?: number;
  /** How many requests it takes; all of them when left out. */
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

  /** Made once it is needed: files of tests are read to list them as well. */
  get #folder(): string {
    return (this.#madeFolder ??= mkdtempSync(join(tmpdir(), 'store-admin-')));
  }

  /** Where its database is. */
  get file(): string {
    return join(this.#folder, 'store.db');
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the store, on the same port and file every time. Rejects with what it printed when it does not come up. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const { STORE_SEED } = process.env;
    const isSeedShop = this.#flags.every((flag) => flag.startsWith('--features='));
    if (STORE_SEED && isSeedShop && !existsSync(this.file)) copyFileSync(STORE_SEED, this.file);
    const child = spawn(process.execPath, [SERVER, '--test-controls', '--orders', ORDERS, ...this.#flags], {
      cwd: resolve(__dirname, '../../..'),
      env: {
        ...process.env,
        PORT: String(this.#port),
        STORE_FILE: this.file,
        // Fresh installs have one account, which then has its name for a password as those of the demo shop do.
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

  /** Ends the store as Ctrl+C does, or at once as a power cut does (`SIGKILL`). */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((done) => {
      child.once('exit', done);
      child.kill(signal);
    });
  }

  /** Ends the store and removes its file. */
  async dispose(): Promise<void> {
    await this.stop();
    if (this.#madeFolder !== undefined) rmSync(this.#madeFolder, { recursive: true, force: true });
  }

  setFaults(faults: readonly Fault[]): Promise<void> {
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
