import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { eventually } from '../support/eventually';

/** The PHP files of the tests: the router, the site setup, and the stub of WooCommerce. */
export const WORDPRESS_TESTING_FOLDER = resolve(__dirname, '../../../packages/wordpress-plugin/testing');

/** The installed plugin. */
export const PLUGIN = resolve(__dirname, '../../../dist/store-admin');

/** Requests without a response each block a worker of the server until they are aborted. */
const SERVER_WORKERS = '16';

const START_LIMIT = 60_000; // milliseconds

/** Data about the site for PHP's environment. */
export interface ServedSite {
  readonly port: number;
  /** The document root. */
  readonly documents: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Starts PHP's built-in server for a site. The caller must stop it, even if it never responds. */
export function startServer({ port, documents, environment }: ServedSite): ChildProcess {
  const settings = [
    'error_reporting=E_ALL',
    // No emails are sent.
    'sendmail_path=/bin/true',
    // WordPress is large; with compiled scripts cached, pages are much faster.
    'opcache.enable_cli=1',
    'opcache.revalidate_freq=0',
  ];
  return spawn(
    'php',
    [
      ...settings.flatMap((setting) => ['-d', setting]),
      '-S',
      `127.0.0.1:${port}`,
      '-t',
      documents,
      join(WORDPRESS_TESTING_FOLDER, 'router.php'),
    ],
    {
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: SERVER_WORKERS, ...environment },
      stdio: 'ignore',
      // A process group, for ending the server's workers.
      detached: true,
    },
  );
}

/** Waits until a site responds. */
export function waitForSite(url: string): Promise<void> {
  return eventually(async () => {
    const { status } = await fetch(`${url}/wp-login.php`);
    if (status !== 200) throw new Error(`WordPress answers ${status}.`);
  }, START_LIMIT);
}

/** PHP errors, except for deprecations in an older WordPress's libraries. */
export function readPhpErrors(log: string): string[] {
  if (!existsSync(log)) return [];
  const entries = readFileSync(log, 'utf8').split(/\n(?=\[\d{2}-)/);
  return entries.filter((entry) => !/PHP Deprecated: .* in \S*\/wp-(?:includes|admin)\//s.test(entry));
}

/** Stops a server with its workers, or a database. */
export function stopProcess(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.pid === undefined) return Promise.resolve();
  const { pid, spawnargs } = child;
  return new Promise((done) => {
    child.once('exit', () => done());
    process.kill(spawnargs.includes('-S') ? -pid : pid, 'SIGTERM');
  });
}
