import { request, type BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures';
import { getExternalSite } from '../wordpress/external-site';
import { ExternalSiteHost } from '../wordpress/external-site-host';
import { SiteOfWorker } from '../wordpress/site-of-worker';
import { FEATURES_OF_WORDPRESS, isInWordPress } from './host';
import { StoreProcess } from './store-process';
import type { UserSession } from './user-session';
import type { SessionOptions } from './user-sessions';
import { provideSessions, type OpenSession } from './open-sessions';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Shop {
  /** What sessions open: the store itself, or the WordPress site before it. */
  readonly origin: string;
  readonly store: StoreProcess;
  readonly openSession: OpenSession;
  /** The same, with somebody already logged in. */
  openSessionAs(name: string, options?: SessionOptions): Promise<UserSession>;
  /** Makes every nonce worthless that pages have, as if a day had passed. */
  expireNonces(): Promise<void>;
}

/** A WordPress site before the store, which the embedded store itself has none of. */
interface SiteBefore {
  readonly url: string;
  /** What PHP complained about since the last time. */
  takePhpErrors(): string[];
  /** Makes every nonce worthless that the site handed out so far. */
  expireNonces(): void;
}

/**
 * A real store in its own process, for all tests of a file or of a group: they change its data, and build on what those before
 * them did, so that neither one for each test nor one for all of a worker would do. In WordPress its pages and answers come by way
 * of a site; on a site that somebody brought, its own shop stands for the store.
 * @param environment variables of the store's process
 */
export function startShop(
  flags: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Shop {
  const store = new StoreProcess(isInWordPress() ? [FEATURES_OF_WORDPRESS, ...flags] : flags, environment);
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
    const ours = new SiteOfWorker();
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

  /** Logs in without the form, which tests of access and sessions fill in. */
  async function getStorageState(name: string): Promise<Session> {
    const client = await request.newContext({ baseURL: getOrigin() });
    const form = { log: name, pwd: name };
    const answer = await client.post('/wp-login.php', { form, maxRedirects: 0 });
    if (answer.status() !== 302) throw new Error(`The store let ${name} not in: ${answer.status()}.`);
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
