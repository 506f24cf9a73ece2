import path from 'node:path';
import { parseArgs } from 'node:util';
import { getCurrency } from './reference';

/** A command line that makes no sense. The message is one sentence for the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Settings {
  host: string;
  port: number;
  /** The store's file, or `:memory:`. */
  file: string;
  /** Forget what is in the file and start over. */
  reset: boolean;
  /** A fresh install instead of the demo shop. */
  empty: boolean;
  /** Orders of the demo shop. */
  orders: number;
  /** ISO 4217 code of a new store's currency. */
  currency: string | undefined;
  /** Features to switch on, or off with a minus before the name. */
  features: string[];
  /** Milliseconds that installing or activating a plugin takes. */
  pluginDelay: number;
  /** Offers the routes that make calls fail, for journeys in a browser. */
  testControls: boolean;
  /** Open pages load again when the client is rebuilt. */
  reload: boolean;
  /** Address by which people reach the store, where it is not the one it listens on. */
  siteUrl: string | undefined;
  /** The server of mail, `smtp://user:password@mail.example:587`; without one mail is kept in the outbox. */
  smtpUrl: string | undefined;
  /** Password of the first account of a fresh install; made up and printed when there is none. */
  adminPassword: string | undefined;
  /** A folder with built extensions, whose scripts pages run and whose endpoints the store answers. */
  extensions: string | undefined;
  /** The folder with the built client. */
  assets: string;
}

const DEFAULT_PORT = '4010';
/** Two years of a small shop, in about a second. */
const DEFAULT_ORDERS = '1500';
const MAX_ORDERS = 1_000_000;
/** Long enough to be seen, short enough to be waited for. */
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
    features: flags.features.flatMap((list) => list.split(',')).filter((slug) => slug !== ''),
    pluginDelay: readNumber('PLUGIN_DELAY', env['PLUGIN_DELAY'] || DEFAULT_PLUGIN_DELAY, MAX_PLUGIN_DELAY),
    testControls: flags['test-controls'],
    reload: flags.reload,
    siteUrl: readSiteUrl(env['SITE_URL']),
    smtpUrl: readSmtpUrl(env['SMTP_URL']),
    adminPassword: env['ADMIN_PASSWORD'] || undefined,
    extensions: flags.extensions === undefined ? undefined : path.resolve(root, flags.extensions),
    assets: path.resolve(root, 'dist/client'),
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
        features: { type: 'string', multiple: true, default: [] },
        extensions: { type: 'string' },
        'test-controls': { type: 'boolean', default: false },
        reload: { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    // Node explains at length; its first sentence is the one that helps.
    const [, mistake = 'Invalid command line'] = /\]: (.+?)(?:\.\s|\.?$)/m.exec(String(cause)) ?? [];
    const known =
      '--reset, --empty, --orders N, --currency CODE, --features a,-b, --extensions FOLDER and --host ADDRESS';
    throw new UsageError(`${mistake}. Flags are ${known}.`, { cause });
  }
}

/** `--features -name` as `--features=-name`: Node takes a value that begins with a minus only after an equals sign. */
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

/** The address may hold a password, so it is not repeated. */
function readSmtpUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return value;
  throw new UsageError('SMTP_URL must be an address such as smtp://user:password@mail.example:587.');
}
