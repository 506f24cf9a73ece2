import path from 'node:path';
import { parseArgs } from 'node:util';
import { getCurrency } from './reference';

/** An invalid command line. The message is one sentence for the user who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Settings {
  host: string;
  port: number;
  /** The store's database file, or `:memory:`. */
  file: string;
  /** Delete everything in the file and start over. */
  reset: boolean;
  /** Create an empty store instead of the demo store. */
  empty: boolean;
  /** Number of orders in the demo store. */
  orders: number;
  /** ISO 4217 code of a new store's currency. */
  currency: string | undefined;
  /** The site's language, in WordPress's format: `de_DE`. */
  locale: string | undefined;
  /** Features to enable, or to disable with a minus before the name. */
  features: string[];
  /** Milliseconds that installing or activating a plugin takes. */
  pluginDelay: number;
  /** Adds the routes that make calls fail, for end-to-end tests in a browser. */
  testControls: boolean;
  /** Open pages reload when the client is rebuilt. */
  reload: boolean;
  /** Public URL of the store, where it differs from the address it listens on. */
  siteUrl: string | undefined;
  /** Mail server, `smtp://user:password@mail.example:587`. Without one, mail is kept in the outbox. */
  smtpUrl: string | undefined;
  /** Password of the first account of an empty store. Generated and printed when missing. */
  adminPassword: string | undefined;
  /** A folder with built extensions: pages run their scripts, and the store serves their endpoints. */
  extensions: string | undefined;
  /** The folder with the built client. */
  assets: string;
  /** The folder with the translations, a file per locale. */
  languages: string;
}

const DEFAULT_PORT = '4010';
/** Two years of orders for a small store, created in about a second. */
const DEFAULT_ORDERS = '1500';
const MAX_ORDERS = 1_000_000;
/** Long enough to be visible, short enough to wait for. */
const DEFAULT_PLUGIN_DELAY = '800';
const MAX_PLUGIN_DELAY = 60_000;

/**
 * Reads the command line and the environment.
 * @param root the project's folder; relative paths count from it.
 * @throws {UsageError} naming what is wrong.
 */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv, root: string): Settings {
  const flags = readFlags(args);
  const file = env['STORE_FILE'] || path.join('.store', 'store.db');
  return {
    host: flags.host,
    port: readNumber('PORT', env['PORT'] || DEFAULT_PORT, 65_535),
    file: file === ':memory:' ? file : path.resolve(root, file),
    reset: flags.reset,
    empty: flags.empty,
    orders: readNumber('--orders', flags.orders, MAX_ORDERS),
    currency: readCurrency(flags.currency),
    locale: flags.locale?.replaceAll('-', '_'),
    features: flags.features.flatMap((list) => list.split(',')).filter((slug) => slug !== ''),
    pluginDelay: readNumber('PLUGIN_DELAY', env['PLUGIN_DELAY'] || DEFAULT_PLUGIN_DELAY, MAX_PLUGIN_DELAY),
    testControls: flags['test-controls'],
    reload: flags.reload,
    siteUrl: readSiteUrl(env['SITE_URL']),
    smtpUrl: readSmtpUrl(env['SMTP_URL']),
    adminPassword: env['ADMIN_PASSWORD'] || undefined,
    extensions: flags.extensions === undefined ? undefined : path.resolve(root, flags.extensions),
    assets: path.resolve(root, 'dist/client'),
    languages: path.resolve(root, env['LANGUAGES'] || 'dist/server/languages'),
  };
}

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: joinFeatures(args),
      options: {
        host: { type: 'string', default: '127.0.0.1' },
        reset: { type: 'boolean', default: false },
        empty: { type: 'boolean', default: false },
        orders: { type: 'string', default: DEFAULT_ORDERS },
        currency: { type: 'string' },
        locale: { type: 'string' },
        features: { type: 'string', multiple: true, default: [] },
        extensions: { type: 'string' },
        'test-controls': { type: 'boolean', default: false },
        reload: { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    // Node's message is long; its first sentence is enough.
    const [, mistake = 'Invalid command line'] = /\]: (.+?)(?:\.\s|\.?$)/m.exec(String(cause)) ?? [];
    const flags =
      '--reset, --empty, --orders N, --currency CODE, --locale LOCALE, --features a,-b, --extensions FOLDER and --host ADDRESS';
    throw new UsageError(`${mistake}. Flags are ${flags}.`, { cause });
  }
}

/**
 * Rewrites `--features -name` as `--features=-name`: Node accepts a value that starts with a minus only after an equals
 * sign.
 */
function joinFeatures(args: readonly string[]): string[] {
  const at = args.indexOf('--features');
  const value = args[at + 1] ?? '';
  return at >= 0 && /^-\w/.test(value) ? args.toSpliced(at, 2, `--features=${value}`) : [...args];
}

function readNumber(name: string, value: string, maximum: number): number {
  const number = /^\d+$/.test(value) ? Number(value) : NaN;
  if (number <= maximum) return number;
  throw new UsageError(`${name} must be a whole number from 0 to ${maximum}, not "${value}".`);
}

function readCurrency(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const currency = getCurrency(value.toUpperCase());
  if (currency) return currency.code;
  throw new UsageError(`--currency must be the code of a currency such as USD, JPY or KWD, not "${value}".`);
}

function readSiteUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new UsageError(`SITE_URL must be an address such as https://shop.example, not "${value}".`);
}

/** The address may contain a password, so the message doesn't repeat it. */
function readSmtpUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return value;
  throw new UsageError('SMTP_URL must be an address such as smtp://user:password@mail.example:587.');
}
