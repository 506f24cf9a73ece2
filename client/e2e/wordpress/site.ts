import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eventually } from '../support/eventually';
import { freePort } from '../support/free-port';
import type { TestedSite } from './external-site';
import {
  stopProcess,
  PLUGIN,
  readPhpErrors,
  waitForSite,
  startServer,
  WORDPRESS_TESTING_FOLDER,
} from './php-server';

const ROOT = resolve(__dirname, '../../..');
/** React in the version of WordPress 6.4. */
const REACT = join(ROOT, 'packages/wordpress-plugin/node_modules');
/** The path of Debian's WordPress package. */
const PLATFORM = '/usr/share/wordpress';

export interface SiteOptions {
  /** Folder below the document root: `/shop`. */
  readonly base?: string;
  /** PHP constants for `wp-config.php`. */
  readonly constants?: Readonly<Record<string, boolean>>;
  /** One site of a multisite network. */
  readonly isNetwork?: boolean;
}

/** The file that the stub of WooCommerce reads. */
export interface StoreFile {
  origin: string;
  /** By user name. */
  cookies: Record<string, string>;
  /** Identifies the store; when it changes, the site removes its user data. */
  id?: string;
  /** Changing the number invalidates all nonces. */
  nonces?: number;
  version?: string;
  absent?: boolean;
  /** Forms like those of WooCommerce, in short, which its scripts arrange. */
  arranges?: boolean;
}

/** A site for another process, with its own database and server. */
export interface Branch {
  readonly url: string;
  /** Path of the `StoreFile` that describes its store. */
  readonly storeFile: string;
  /** PHP's error log. */
  readonly log: string;
}

/** A real WordPress with its own database, in a temporary folder. */
export class WordPressSite implements TestedSite {
  #madeFolder: string | undefined;
  readonly #base: string;
  readonly #isNetwork: boolean;
  #constants: Readonly<Record<string, boolean | string>>;
  #database: ChildProcess | undefined;
  readonly #servers: ChildProcess[] = [];
  #branches = 0;
  #port = 0;

  constructor({ base = '', constants = {}, isNetwork = false }: SiteOptions = {}) {
    this.#base = base;
    this.#constants = constants;
    this.#isNetwork = isNetwork;
  }

  /** Created on first use, since Playwright also loads test files just to list them. */
  get #folder(): string {
    return (this.#madeFolder ??= mkdtempSync(join(tmpdir(), 'store-admin-wordpress-')));
  }

  /** The server's origin; the site is at `url`. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get url(): string {
    return this.origin + this.#base;
  }

  get #root(): string {
    return join(this.#folder, 'www', this.#base);
  }

  get #plugins(): string {
    return join(this.#root, 'wp-content/plugins');
  }

  async start(store: StoreFile): Promise<void> {
    this.#port = await freePort();
    await this.#startDatabase();
    this.#copyFiles();
    this.describeStore(store);
    const installed = this.#php('install.php');
    if (!installed.endsWith('installed')) throw new Error(`WordPress was not installed: ${installed}`);
    if (this.#isNetwork) this.#becomeNetwork();
    await this.#startServer(this.#port, this.#environment());
  }

  /** The site itself as a branch. */
  get branch(): Branch {
    return { url: this.url, storeFile: this.#storeFile, log: this.#log };
  }

  /** Environment variables of PHP. */
  get environment(): Readonly<Record<string, string>> {
    return this.#environment();
  }

  /** Creates another such site, which shares only WordPress's files. */
  async openBranch(): Promise<Branch> {
    this.#branches += 1;
    const [database, port] = [`shop_${this.#branches}`, await freePort()];
    const folder = join(this.#folder, database);
    const branch = {
      url: `http://127.0.0.1:${port}${this.#base}`,
      storeFile: join(folder, 'store.json'),
      log: join(folder, 'php.log'),
    };
    mkdirSync(folder);
    copyFileSync(this.#storeFile, branch.storeFile);
    const client = ['--no-defaults', '--user=root', `--socket=${this.#socket}`];
    execFileSync('mariadb', [...client, '-e', `CREATE DATABASE ${database}`], { stdio: 'pipe' });
    const dump = execFileSync('mariadb-dump', [...client, 'shop']);
    execFileSync('mariadb', [...client, database], { input: dump, stdio: ['pipe', 'ignore', 'inherit'] });
    await this.#startServer(port, this.#environment(branch, database));
    return branch;
  }

  /** Stops servers and database, and removes all files. */
  async dispose(): Promise<void> {
    await Promise.all([...this.#servers, this.#database].map(stopProcess));
    if (this.#madeFolder !== undefined) rmSync(this.#madeFolder, { recursive: true, force: true });
  }

  /** Sets what the stub of WooCommerce returns from now on. */
  describeStore(store: StoreFile): void {
    writeStoreFile(this.#storeFile, store);
  }

  get #storeFile(): string {
    return join(this.#folder, 'store.json');
  }

  get #log(): string {
    return join(this.#folder, 'php.log');
  }

  /** Runs PHP statements in WordPress; returns their output. */
  run(statements: string): string {
    const file = join(this.#root, 'run.php');
    writeFileSync(file, `<?php require __DIR__ . '/wp-load.php'; ${statements}`);
    return this.#php('run.php');
  }

  /** Adds a plugin that is always active. */
  addPlugin(name: string, source: string): void {
    writeFileSync(join(this.#always, `${name}.php`), source);
  }

  get #always(): string {
    return join(this.#root, 'wp-content/mu-plugins');
  }

  /** PHP errors since the site was started. */
  get complaints(): string[] {
    return readPhpErrors(this.#log);
  }

  async #startDatabase(): Promise<void> {
    const data = join(this.#folder, 'database');
    const owner = process.getuid?.() === 0 ? ['--user=root'] : [];
    const shared = ['--no-defaults', ...owner, `--datadir=${data}`];
    // A database server deletes temporary tables in its folder on start; in a shared one, those of other servers.
    const env = { ...process.env, TMPDIR: this.#folder };
    execFileSync(
      'mariadb-install-db',
      [...shared, '--auth-root-authentication-method=normal', '--skip-test-db'],
      { stdio: 'pipe', env },
    );
    const socket = this.#socket;
    this.#database = spawn(
      'mariadbd',
      [...shared, `--socket=${socket}`, '--skip-networking', '--innodb-flush-log-at-trx-commit=0'],
      { stdio: 'ignore', env },
    );
    await eventually(async () => {
      execFileSync(
        'mariadb',
        ['--no-defaults', '--user=root', `--socket=${socket}`, '-e', 'CREATE DATABASE IF NOT EXISTS shop'],
        {
          stdio: 'pipe',
        },
      );
    }, 60_000);
  }

  get #socket(): string {
    return join(this.#folder, 'db.sock');
  }

  /** WordPress's own network setup does the same, and then requires these lines in the configuration. */
  #becomeNetwork(): void {
    const domain = `127.0.0.1:${this.#port}`;
    this.run(`
      require_once ABSPATH . 'wp-admin/includes/upgrade.php';
      foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) { $wpdb->$table = $prefixed; }
      install_network();
      populate_network( 1, '${domain}', 'admin@example.com', 'Shops', '${this.#base}/', false );
    `);
    this.#constants = {
      ...this.#constants,
      MULTISITE: true,
      SUBDOMAIN_INSTALL: false,
      DOMAIN_CURRENT_SITE: domain,
      PATH_CURRENT_SITE: `${this.#base}/`,
    };
    writeFileSync(join(this.#root, 'wp-config.php'), this.#configuration());
  }

  #copyFiles(): void {
    // Debian's package has symbolic links to libraries, so they are followed.
    cpSync(PLATFORM, this.#root, { recursive: true, dereference: true });
    rmSync(join(this.#root, 'wp-config.php'), { force: true });
    writeFileSync(join(this.#root, 'wp-config.php'), this.#configuration());
    copyFileSync(join(WORDPRESS_TESTING_FOLDER, 'install.php'), join(this.#root, 'install.php'));
    cpSync(join(WORDPRESS_TESTING_FOLDER, 'platform'), join(this.#root, 'wp-includes/js/dist'), {
      recursive: true,
    });
    cpSync(PLUGIN, join(this.#plugins, 'store-admin'), { recursive: true });
    mkdirSync(this.#always, { recursive: true });
    copyFileSync(join(WORDPRESS_TESTING_FOLDER, 'offline.php'), join(this.#always, 'offline.php'));
    const shop = join(this.#plugins, 'woocommerce');
    cpSync(join(WORDPRESS_TESTING_FOLDER, 'woocommerce'), shop, { recursive: true });
    for (const name of ['react', 'react-dom']) {
      for (const kind of ['production.min', 'development']) {
        copyFileSync(join(REACT, name, `umd/${name}.${kind}.js`), join(shop, `${name}.${kind}.js`));
      }
    }
  }

  #configuration(): string {
    const constants = {
      DB_USER: 'root',
      DB_PASSWORD: '',
      DB_HOST: `localhost:${this.#socket}`,
      WP_DEBUG: true,
      WP_DEBUG_DISPLAY: false,
      DISABLE_WP_CRON: true,
      AUTOMATIC_UPDATER_DISABLED: true,
      // Only the embedded store may be requested.
      WP_HTTP_BLOCK_EXTERNAL: true,
      WP_ACCESSIBLE_HOSTS: '127.0.0.1',
      ...this.#constants,
    };
    // All sites of the network share this file.
    const own = {
      DB_NAME: 'WORDPRESS_DATABASE',
      WP_HOME: 'WORDPRESS_URL',
      WP_SITEURL: 'WORDPRESS_URL',
      WP_DEBUG_LOG: 'WORDPRESS_LOG',
    };
    const lines = [
      ...Object.entries(own).map(([name, variable]) => `define( '${name}', getenv( '${variable}' ) );`),
      ...Object.entries(constants).map(
        ([name, value]) =>
          `define( '${name}', ${typeof value === 'string' ? `'${value}'` : String(value)} );`,
      ),
    ];
    return `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\ndefined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );\nrequire_once ABSPATH . 'wp-settings.php';\n`;
  }

  /** The environment of a site, by default of this one. */
  #environment({ url, storeFile, log }: Branch = this.branch, database = 'shop'): Record<string, string> {
    return {
      WORDPRESS_FOLDER: this.#root,
      WORDPRESS_BASE: this.#base,
      WORDPRESS_DATABASE: database,
      WORDPRESS_URL: url,
      WORDPRESS_LOG: log,
      STAND_IN_STORE: storeFile,
    };
  }

  #php(file: string): string {
    // No emails are sent.
    const settings = ['display_errors=1', 'error_reporting=E_ALL', 'sendmail_path=/bin/true'];
    return execFileSync('php', [...settings.flatMap((setting) => ['-d', setting]), file], {
      cwd: this.#root,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...this.#environment(),
        HTTP_HOST: `127.0.0.1:${this.#port}`,
        REQUEST_URI: `${this.#base}/${file}`,
      },
    });
  }

  async #startServer(port: number, environment: Readonly<Record<string, string>>): Promise<void> {
    this.#servers.push(startServer({ port, documents: join(this.#folder, 'www'), environment }));
    await waitForSite(environment['WORDPRESS_URL'] ?? '');
  }
}

/** Replaces the file atomically, since the site may be reading it. */
export function writeStoreFile(file: string, store: StoreFile): void {
  writeFileSync(`${file}.new`, JSON.stringify(store));
  renameSync(`${file}.new`, file);
}
