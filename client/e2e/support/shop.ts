import { request, type BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures';
import { getExternalSite } from '../wordpress/external-site';
import { ExternalSiteHost } from '../wordpress/external-site-host';
import { WorkerSite } from '../wordpress/worker-site';
import { WORDPRESS_FEATURES_FLAG, isInWordPress } from './host';
import { StoreProcess } from './store-process';
import type { UserSession } from './user-session';
import type { SessionOptions } from './user-sessions';
import { provideSessions, type OpenSession } from './open-sessions';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Shop {
  /** The URL that sessions open: the store, or the WordPress site in front of it. */
  readonly origin: string;
  readonly store: StoreProcess;
  readonly openSession: OpenSession;
  /** The same, with a user logged in. */
  openSessionAs(name: string, options?: SessionOptions): Promise<UserSession>;
  /** Invalidates all nonces in pages, as if a day had passed. */
  expireNonces(): Promise<void>;
}

/** A WordPress site in front of the store; the embedded store has none. */
interface SiteBefore {
  readonly url: string;
  /** PHP errors since the last call. */
  takePhpErrors(): string[];
  /** Invalidates all nonces created so far. */
  expireNonces(): void;
}

/**
 * A real store in its own process, shared by all tests of a file or group: they change its data and depend on earlier
 * tests, so one store per test or per worker would not work. In WordPress its pages and responses pass through a site;
 * on a provided site, that site's store is used.
 * @param environment variables of the store's process
 */
export function startShop(
  flags: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Shop {
  const store = new StoreProcess(isInWordPress() ? [WORDPRESS_FEATURES_FLAG, ...flags] : flags, environment);
  const brought = getExternalSite();
  const host = brought && new ExternalSiteHost(brought, flags);
  let site: SiteBefore | undefined = host;
  const getOrigin = () => site?.url ?? store.origin;
  const openSession = provideSessions(getOrigin);

  test.beforeAll(async () => {
    host?.begin();
    if (host) return;
    await store.start();
    if (!isInWordPress()) return;
    const ours = new WorkerSite();
    site = ours;
    await ours.standBefore(store.origin);
  });
  test.afterEach(() => expect(site?.takePhpErrors() ?? []).toEqual([]));
  test.afterAll(async () => {
    host?.end();
    await store.dispose();
  });

  const storageStates = new Map<string, Session>();

  async function openSessionAs(name: string, options: SessionOptions = {}): Promise<UserSession> {
    const storageState = storageStates.get(name) ?? (await getStorageState(name));
    storageStates.set(name, storageState);
    return openSession({ ...options, storageState });
  }

  /** Logs in without the form, which access and session tests use. */
  async function getStorageState(name: string): Promise<Session> {
    const client = await request.newContext({ baseURL: getOrigin() });
    const form = { log: name, pwd: name };
    const response = await client.post('/wp-login.php', { form, maxRedirects: 0 });
    if (response.status() !== 302) throw new Error(`The store let ${name} not in: ${response.status()}.`);
    const storageState = await client.storageState();
    await client.dispose();
    return storageState;
  }

  async function expireNonces(): Promise<void> {
    if (!host) await store.expireNonces();
    site?.expireNonces();
  }

  return {
    get origin() {
      return getOrigin();
    },
    store,
    openSession,
    openSessionAs,
    expireNonces,
  };
}
