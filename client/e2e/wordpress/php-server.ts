import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { eventually } from '../support/eventually';

/** What PHP runs for the tests: its router, what sets a site up, the stand-in for the shop plugin. */
export const WORDPRESS_TESTING_FOLDER = resolve(__dirname, '../../../packages/wordpress-plugin/testing');

/** The plugin as it is installed. */
export const PLUGIN = resolve(__dirname, '../../../dist/store-admin');

/** Calls that are never answered keep a worker of the server each, until they are given up. */
const SERVER_WORKERS = '16';

const START_LIMIT = 60_000; // milliseconds

/** What a server has to know of its site, for PHP's environment. */
export interface ServedSite {
  readonly port: number;
  /** What addresses begin at. */
  readonly documents: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** PHP's own server before a site. Whoever starts it ends it, also where it never answers. */
export function startServer({ port, documents, environment }: ServedSite): ChildProcess {
  const settings = [
    'error_reporting=E_ALL',
    // Nothing is sent by mail.
    'sendmail_path=/bin/true',
    // The platform is large; compiled once, its pages take a fraction of the time.
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
      // The server's own workers end with their group.
      detached: true,
    },
  );
}

/** Waits until a site answers. */
export function siteAnswers(url: string): Promise<void> {
  return eventually(async () => {
    const { status } = await fetch(`${url}/wp-login.php`);
    if (status !== 200) throw new Error(`WordPress answers ${status}.`);
  }, START_LIMIT);
}

/** What PHP complained about, save that an older platform's library is out of date. */
export function readPhpErrors(log: string): string[] {
  if (!existsSync(log)) return [];
  const entries = readFileSync(log, 'utf8').split(/\n(?=\[\d{2}-)/);
  return entries.filter((entry) => !/PHP Deprecated: .* in \S*\/wp-(?:includes|admin)\//s.test(entry));
}

/** Ends a server with its workers, or a database. */
export function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.pid === undefined) return Promise.resolve();
  const { pid, spawnargs } = child;
  return new Promise((done) => {
    child.once('exit', () => done());
    process.kill(spawnargs.includes('-S') ? -pid : pid, 'SIGTERM');
  });
}
