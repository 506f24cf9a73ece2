import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eventually } from '../support/eventually';
import { freePort } from '../support/free-port';
import type { TestedSite } from './external-site';
import { end, PLUGIN, readPhpErrors, siteAnswers, startServer, WORDPRESS_TESTING_FOLDER } from './php-server';

const ROOT = resolve(__dirname, '../../..');
/** React as WordPress 6.4 brings it. */
const REACT = join(ROOT, 'packages/wordpress-plugin/node_modules');
/** Where Debian's package puts the platform. */
const PLATFORM = '/usr/share/wordpress';

export interface SiteOptions {
  /** Folder below the server's root: `/shop`. */
  readonly base?: string;
  /** PHP constants of the site's configuration. */
  readonly constants?: Readonly<Record<string, boolean>>;
  /** One of several sites of an installation. */
  readonly isNetwork?: boolean;
}

/** What the stand-in for the shop plugin reads. */
export interface StoreFile {
  origin: string;
  /** By login. */
  cookies: Record<string, string>;
  /** Tells this store from others that had its address; for another one, what the site keeps of people is forgotten. */
  id?: string;
  /** Another number makes every nonce worthless that was handed out so far. */
  nonces?: number;
  version?: string;
  absent?: boolean;
  /** Forms are those of the shop plugin, in short, which its scripts arrange. */
  arranges?: boolean;
}

/** A site as others may use it: one of an installation, with a database and a server of its own. */
export interface Branch {
  readonly url: string;
  /** Names the store behind it, as a `StoreFile`. */
  readonly storeFile: string;
  /** Where PHP writes its complaints. */
  readonly log: string;
}

/** A real WordPress with a database of its own, in a temporary folder. */
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

  /** Made once it is needed: files of tests are read to list them as well. */
  get #folder(): string {
    return (this.#madeFolder ??= mkdtempSync(join(tmpdir(), 'store-admin-wordpress-')));
  }

  /** Where the server's root is; the site lies at `url`. */
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

  /** The site itself, for others to use. */
  get branch(): Branch {
    return { url: this.url, storeFile: this.#storeFile, log: this.#log };
  }

  /** What PHP is told of the site. */
  get environment(): Readonly<Record<string, string>> {
    return this.#environment();
  }

  /** Another site like this one, which shares nothing with it but the files of the platform. */
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

  /** Ends the servers and the database, and removes every file. */
  async dispose(): Promise<void> {
    await Promise.all([...this.#servers, this.#database].map(end));
    if (this.#madeFolder !== undefined) rmSync(this.#madeFolder, { recursive: true, force: true });
  }

  /** What the stand-in for the shop plugin says from now on. */
  describeStore(store: StoreFile): void {
    writeStoreFile(this.#storeFile, store);
  }

  get #storeFile(): string {
    return join(this.#folder, 'store.json');
  }

  get #log(): string {
    return join(this.#folder, 'php.log');
  }

  /** Runs statements inside WordPress; gives what they print. */
  run(statements: string): string {
    const file = join(this.#root, 'run.php');
    writeFileSync(file, `<?php require __DIR__ . '/wp-load.php'; ${statements}`);
    return this.#php('run.php');
  }

  /** Adds a plugin that is active from now on, whatever the list of plugins says. */
  addPlugin(name: string, source: string): void {
    writeFileSync(join(this.#always, `${name}.php`), source);
  }

  get #always(): string {
    return join(this.#root, 'wp-content/mu-plugins');
  }

  /** What PHP complained about since the site was started. */
  get complaints(): string[] {
    return readPhpErrors(this.#log);
  }

  async #startDatabase(): Promise<void> {
    const data = join(this.#folder, 'database');
    const owner = process.getuid?.() === 0 ? ['--user=root'] : [];
    const shared = ['--no-defaults', ...owner, `--datadir=${data}`];
    // A server that starts clears away the temporary tables of its folder: in one that is shared, those of its neighbor.
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

  /** The platform does the same from its own screen, and then asks for these lines in the configuration. */
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
    // Debian's files lead to libraries elsewhere, so the links are followed.
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
      // Nothing but the embedded store is requested anything.
      WP_HTTP_BLOCK_EXTERNAL: true,
      WP_ACCESSIBLE_HOSTS: '127.0.0.1',
      ...this.#constants,
    };
    // Sites of an installation share this file.
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

  /** The same of any site; of this one, unless another is named. */
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
    // Nothing is sent by mail.
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
    await siteAnswers(environment['WORDPRESS_URL'] ?? '');
  }
}

/** Puts a new file in the place of the old one, which the site may be reading. */
export function writeStoreFile(file: string, store: StoreFile): void {
  writeFileSync(`${file}.new`, JSON.stringify(store));
  renameSync(`${file}.new`, file);
}
