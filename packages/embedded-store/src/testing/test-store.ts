import { createApp } from '../app';
import type { Assets } from '../assets';
import type { StoreContext } from '../context';
import { openDatabase, run } from '../database';
import type { StoreDatabase } from '../database';
import type { ExtensionFolder } from '../extensions';
import type { Translations } from '../i18n';
import { installStore } from '../install';
import { getFeatures, saveFeatureChoices } from '../site/features';
import { setOption } from '../site/options/queries';
import { createUser, findCredentials, hashPassword } from '../accounts';
import { createNonce, REST_ACTION, readSession, startSession } from '../security';
import type { Role } from '../accounts';
import { listen } from '../server';
import type { Caller } from './quick-call';
import { createCaller } from './quick-call';

/** Initial time of the test clock: one hour into the first half-day of a nonce. */
const OPENING = Date.UTC(2026, 10, 20, 1);

/** Body size in characters above which the store may respond before it has read all of it. */
const LARGE = 100_000;

/** No build: pages have no scripts. */
const NO_ASSETS: Assets = {
  manifest: () => ({ version: 'test', entrypoints: { dashboard: [], embedded: [] }, chunks: {}, routes: {} }),
  read: () => undefined,
};

/** All texts are in English. */
const NO_TRANSLATIONS: Translations = { list: () => [], get: () => undefined };

export interface TestResponse {
  status: number;
  headers: Headers;
  /** Parsed if it is JSON, otherwise the text. */
  body: unknown;
}

export interface CallOptions {
  method?: string;
  /** Sent as JSON, unless it already is text, binary or a form. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** A user's browser, or a program without cookies. */
export interface Client {
  cookie: string;
  nonce: string;
  /** Calls a path below `/wp-json` with cookie and nonce. */
  call(path: string, options?: CallOptions): Promise<TestResponse>;
}

export interface TestStore {
  context: StoreContext;
  /** Unexpected errors, in the order in which they happened. */
  reported: unknown[];
  /** Moves the store's clock. */
  advance(milliseconds: number): void;
  /** Logs in a user with that role; creates the user if needed. */
  as(role: Role): Client;
  anonymous: Client;
  /** Any request to a path of the site. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/**
 * A fresh store over real HTTP, on its own port and in memory unless a file is given. With passwords, users can log in
 * through the form with their role as name and password; without, a store opens five times faster. Setup counts as
 * skipped, so the home screen is available, unless the test needs the first run.
 */
export async function openTestStore({
  file = undefined as string | undefined,
  features = [] as string[],
  assets = NO_ASSETS,
  liveReload = false,
  hasPasswords = false,
  isFirstRun = false,
  extensions = undefined as ExtensionFolder | undefined,
  translations = NO_TRANSLATIONS,
} = {}): Promise<TestStore> {
  const server = await listen('127.0.0.1', 0);
  const db = openDatabase(file ?? ':memory:');
  let now = OPENING;
  const reported: unknown[] = [];
  const context: StoreContext = {
    db,
    clock: () => new Date(now),
    features: getFeatures(features),
    assets,
    translations,
    liveReload,
    ...(extensions ? { extensions } : {}),
    siteUrl: `http://127.0.0.1:${server.port}`,
    report: (error) => reported.push(error),
  };
  if (!findCredentials(db, 'administrator')) {
    const administrator = { login: 'administrator', password: undefined, email: 'owner@example.com' };
    installStore(db, { now: context.clock(), siteTitle: 'Test shop', administrator });
    if (hasPasswords) givePassword(db, 'administrator');
    if (!isFirstRun) setOption(db, 'woocommerce_onboarding_profile', { skipped: true });
  }
  saveFeatureChoices(db, features);
  server.serve(createApp(context));

  const caller = createCaller();
  const fetchPath = (path: string, init: RequestInit = {}) =>
    fetch(`${context.siteUrl}${path}`, { redirect: 'manual', ...init });

  return {
    context,
    reported,
    advance: (milliseconds) => void (now += milliseconds),
    as: (role) => createClient(context, caller, openSession(context, role, hasPasswords)),
    anonymous: createClient(context, caller, { cookie: '', nonce: '' }),
    fetch: fetchPath,
    async close() {
      caller.close();
      await server.stop();
      db.close();
    },
  };
}

/** Password hashes, which are slow on purpose; computed once per test file. */
const hashes = new Map<string, string>();

/** Sets a user's password to their name. */
function givePassword(db: StoreDatabase, login: string): void {
  const hash = hashes.get(login) ?? hashPassword(login);
  hashes.set(login, hash);
  run(db, 'UPDATE users SET password_hash = ? WHERE login = ?', hash, login);
}

function openSession(
  context: StoreContext,
  role: Role,
  hasPasswords: boolean,
): { cookie: string; nonce: string } {
  const { db } = context;
  const existing = findCredentials(db, role)?.user;
  const user =
    existing ??
    createUser(db, {
      login: role,
      password: undefined,
      email: `${role}@example.com`,
      role,
      registeredAt: context.clock(),
    });
  if (!existing && hasPasswords) givePassword(db, role);
  const [cookie = ''] = startSession(context, user.id, false).split(';');
  const session = readSession(context, cookie);
  if (!session) throw new Error('The session just started is not there.');
  return { cookie, nonce: createNonce(context, session, REST_ACTION) };
}

function createClient(
  context: StoreContext,
  caller: Caller,
  { cookie, nonce }: { cookie: string; nonce: string },
): Client {
  return {
    cookie,
    nonce,
    async call(path, { method = 'GET', body, headers = {} } = {}) {
      const payload = toPayload(body);
      const address = `${context.siteUrl}/wp-json${path}`;
      const sent = {
        ...(cookie && { Cookie: cookie }),
        ...(nonce && { 'X-WP-Nonce': nonce }),
        ...(method !== 'GET' && { Origin: context.siteUrl }),
        ...(typeof payload === 'string' && { 'Content-Type': 'application/json' }),
        ...headers,
      };
      const response =
        payload === undefined || (typeof payload === 'string' && payload.length < LARGE)
          ? await caller.send(address, { method, headers: sent, body: payload })
          : await sendLarge(address, { method, headers: sent, body: payload });
      const { status, headers: received, text } = response;
      const isJson = text !== '' && received.get('Content-Type')?.startsWith('application/json');
      return { status, headers: received, body: isJson ? JSON.parse(text) : text };
    },
  };
}

/**
 * `fetch` serializes files and forms, and can receive a response while still sending. Node's plain client treats that
 * as the end of the connection.
 */
async function sendLarge(address: string, init: RequestInit) {
  const response = await fetch(address, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function toPayload(body: unknown): string | Blob | FormData | undefined {
  const isReady = body === undefined || typeof body === 'string';
  return isReady || body instanceof Blob || body instanceof FormData ? body : JSON.stringify(body);
}
