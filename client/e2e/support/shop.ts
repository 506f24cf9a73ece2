import { request, type BrowserContext } from 'playwright-core';
import { getBroughtSite } from '../wordpress/brought';
import { BroughtHost } from '../wordpress/brought-host';
import { SiteOfWorker } from '../wordpress/site-of-worker';
import { startBrowser, type Visit, type VisitOptions } from './browser';
import { FEATURES_OF_WORDPRESS, isInWordPress } from './host';
import { StoreProcess } from './store-process';
import type { Visitor } from './visitor';

/** The store, and everybody's logging in, where the machine has other work as well. */
const START_LIMIT = 60_000; // milliseconds

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Shop {
  /** Where visitors go: the store itself, or the WordPress site before it. */
  readonly origin: string;
  readonly store: StoreProcess;
  readonly visit: Visit;
  /** The same, with somebody already logged in. */
  visitAs(name: string, options?: VisitOptions): Promise<Visitor>;
  /** Makes every nonce worthless that pages have, as if a day had passed. */
  expireNonces(): Promise<void>;
}

/** A WordPress site before the store, which the embedded store itself has none of. */
interface SiteBefore {
  readonly url: string;
  /** What PHP complained about since the last time. */
  takeComplaints(): string[];
  /** Makes every nonce worthless that the site handed out so far. */
  expireNonces(): void;
}

/**
 * A real store in its own process and a real browser, for all journeys of one file; see `startBrowser`. In journeys in
 * WordPress its pages and answers come by way of a site; on a site that somebody brought, its own shop stands for the store.
 * @param environment variables of the store's process
 */
export function startShop(
  flags: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Shop {
  const store = new StoreProcess(isInWordPress() ? [FEATURES_OF_WORDPRESS, ...flags] : flags, environment);
  const brought = getBroughtSite();
  const host = brought && new BroughtHost(brought, flags);
  const ours = isInWordPress() && !brought ? new SiteOfWorker() : undefined;
  const site: SiteBefore | undefined = host ?? ours;
  const getOrigin = () => site?.url ?? store.origin;
  const visit = startBrowser(getOrigin);

  beforeAll(async () => {
    host?.begin();
    if (host) return;
    await store.start();
    await ours?.standBefore(store.origin);
  }, START_LIMIT);
  afterEach(() => expect(site?.takeComplaints() ?? []).toEqual([]));
  afterAll(async () => {
    host?.end();
    await store.dispose();
  });

  const sessions = new Map<string, Session>();

  async function visitAs(name: string, options: VisitOptions = {}): Promise<Visitor> {
    const session = sessions.get(name) ?? (await sessionOf(name));
    sessions.set(name, session);
    return visit({ ...options, storageState: session });
  }

  /** Logs in without the form, which journeys of access and sessions fill in. */
  async function sessionOf(name: string): Promise<Session> {
    const client = await request.newContext({ baseURL: getOrigin() });
    const form = { log: name, pwd: name };
    const answer = await client.post('/wp-login.php', { form, maxRedirects: 0 });
    if (answer.status() !== 302) throw new Error(`The store let ${name} not in: ${answer.status()}.`);
    const session = await client.storageState();
    await client.dispose();
    return session;
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
    visit,
    visitAs,
    expireNonces,
  };
}
