import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { freePort } from '../support/free-port';
import { stopProcess, PLUGIN, waitForSite, startServer, WORDPRESS_TESTING_FOLDER } from './php-server';
import { runPhp, type ExternalSite } from './external-site';

/** Files that are not copied, such as uploads, caches, backups, logs and drop-ins for caching. */
const LEFT_BEHIND =
  /^(?:\.git|node_modules|wp-content\/(?:uploads|cache|upgrade|ai1wm-backups|backups?|plugins\/store-admin|(?:object|advanced)-cache\.php|[^/]*\.log))(?:\/|$)/;

/** Prefix of all copied databases, so that a run can find leftovers of an earlier one. */
const COPIES = 'storeadmintest';

/**
 * A copy of a provided site: its files in a temporary folder, its tables beside the originals with another prefix. The
 * site itself is not changed, no email is sent, and no other machine is contacted.
 */
export class SiteCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'store-admin-external-'));
  readonly #prefix = `${COPIES}${randomBytes(3).toString('hex')}_`;
  readonly #source: string;
  #base = '';
  #port = 0;
  #server: ChildProcess | undefined;

  /** @param source Folder of the site, in which `wp-load.php` is. */
  constructor(source: string) {
    if (!existsSync(join(source, 'wp-load.php'))) throw new Error(`There is no WordPress in ${source}.`);
    this.#source = realpathSync(source);
  }

  get #root(): string {
    return join(this.#folder, 'www', this.#base);
  }

  /** Copies the site and starts a server for it; returns the versions. */
  async start(): Promise<string> {
    this.#port = await freePort();
    this.#copyFiles();
    const base = this.#run('copy.php', 'make').replace(/\/$/, '');
    if (base !== '') this.#moveTo(base);
    const versions = this.#run('people.php');
    this.#server = startServer({
      port: this.#port,
      documents: join(this.#folder, 'www'),
      environment: { WORDPRESS_FOLDER: this.#root, WORDPRESS_BASE: this.#base },
    });
    await waitForSite(this.description.url);
    return versions;
  }

  /** The site's data for tests. */
  get description(): ExternalSite {
    return {
      url: `http://127.0.0.1:${this.#port}${this.#base}`,
      root: this.#root,
      log: join(this.#folder, 'php.log'),
    };
  }

  /** Stops the server, and removes the copied tables and all files. */
  async dispose(): Promise<void> {
    await stopProcess(this.#server);
    if (existsSync(join(this.#root, 'copy.php'))) this.#run('copy.php', 'drop');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #copyFiles(): void {
    cpSync(this.#source, this.#root, {
      recursive: true,
      dereference: true,
      filter: (path) => !LEFT_BEHIND.test(relative(this.#source, path)),
    });
    const content = join(this.#root, 'wp-content');
    cpSync(PLUGIN, join(content, 'plugins/store-admin'), { recursive: true });
    mkdirSync(join(content, 'mu-plugins'), { recursive: true });
    copyFileSync(
      join(WORDPRESS_TESTING_FOLDER, 'offline.php'),
      join(content, 'mu-plugins/store-admin-offline.php'),
    );
    for (const file of ['copy.php', 'people.php'])
      copyFileSync(join(WORDPRESS_TESTING_FOLDER, file), join(this.#root, file));
    this.#configure();
  }

  /** Sites in a subdirectory stay in one. */
  #moveTo(base: string): void {
    const moved = join(this.#folder, 'moved');
    renameSync(this.#root, moved);
    this.#base = base;
    mkdirSync(dirname(this.#root), { recursive: true });
    renameSync(moved, this.#root);
    this.#configure();
  }

  /** The site's own configuration, with other URLs and another prefix. */
  #configure(): void {
    // It may be one level above WordPress.
    const source = [join(this.#source, 'wp-config.php'), join(this.#source, '../wp-config.php')].find(
      existsSync,
    );
    if (!source) throw new Error(`There is no wp-config.php in ${this.#source}.`);
    const { url, log } = this.description;
    const ours = {
      WP_HOME: url,
      WP_SITEURL: url,
      FORCE_SSL_ADMIN: false,
      WP_CACHE: false,
      WP_DEBUG: true,
      WP_DEBUG_DISPLAY: false,
      WP_DEBUG_LOG: log ?? '',
      DISABLE_WP_CRON: true,
      AUTOMATIC_UPDATER_DISABLED: true,
      WP_HTTP_BLOCK_EXTERNAL: true,
      WP_ACCESSIBLE_HOSTS: '127.0.0.1',
      STORE_ADMIN_COPIES: COPIES,
    };
    const constants = Object.entries(ours).map(
      ([name, value]) =>
        `define( '${name}', ${typeof value === 'string' ? `'${value}'` : String(value)} );\n`,
    );
    const written = readFileSync(source, 'utf8')
      .replace(
        new RegExp(`\\bdefine\\(\\s*(['"])(${Object.keys(ours).join('|')})\\1`, 'g'),
        (definition, _quote, name) => `defined( '${name}' ) || ${definition}`,
      )
      .replace(
        /^.*require(?:_once)?\b.*wp-settings\.php.*$/m,
        (line) =>
          `define( 'STORE_ADMIN_ORIGINAL_PREFIX', $table_prefix );\n$table_prefix = '${this.#prefix}';\n${line}`,
      )
      .replace(/^<\?php/, () => `<?php\n${constants.join('')}`);
    if (!written.includes('STORE_ADMIN_ORIGINAL_PREFIX'))
      throw new Error(`${source} does not load wp-settings.php as usual.`);
    writeFileSync(join(this.#root, 'wp-config.php'), written);
  }

  #run(file: string, ...given: string[]): string {
    return runPhp(this.description, file, ...given);
  }
}
