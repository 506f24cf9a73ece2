import type { BrowserContextOptions } from 'playwright-core';
import { startBrowser, type Visit } from '../support/browser';
import { StoreProcess } from '../support/store-process';
import type { Visitor } from '../support/visitor';
import { WordPressSite, type SiteOptions } from './site';

/** Everything is started: the platform with its database, the store behind it, the browser. */
const START_LIMIT = 120_000; // milliseconds

const PEOPLE = ['admin', 'analyst'];

export interface WordPressShop {
  readonly site: WordPressSite;
  readonly store: StoreProcess;
  readonly visit: Visit;
  visitAs(name: string, options?: BrowserContextOptions): Promise<Visitor>;
  /** Makes the shop plugin another version, or takes it away. */
  pretend(shop: { version?: string; absent?: boolean }): void;
}

/** A real WordPress and a real browser, for all journeys of one file. PHP must have had nothing to complain about. */
export function startWordPress(options: SiteOptions = {}): WordPressShop {
  const site = new WordPressSite(options);
  const store = new StoreProcess();
  const visit = startBrowser(() => site.url);
  const cookies: Record<string, string> = {};

  beforeAll(async () => {
    await store.start();
    for (const name of PEOPLE) cookies[name] = await cookiesOf(store.origin, name);
    await site.start({ origin: store.origin, cookies });
  }, START_LIMIT);

  afterEach(() => expect(site.complaints).toEqual([]));

  afterAll(async () => {
    await Promise.all([site.dispose(), store.dispose()]);
  });

  return {
    site,
    store,
    visit,
    async visitAs(name, contextOptions) {
      const visitor = await visit(contextOptions);
      await enter(visitor, site.url, name);
      return visitor;
    },
    pretend(shop) {
      site.describeStore({ origin: store.origin, cookies, ...shop });
    },
  };
}

/**
 * Logs in without the form, whose own script moves the focus a moment after it loads and so may take a password for a
 * name.
 */
export async function enter({ context }: Visitor, url: string, name: string): Promise<void> {
  const form = { log: name, pwd: name };
  const answer = await context.request.post(`${url}/wp-login.php`, { form, maxRedirects: 0 });
  if (answer.status() !== 302) throw new Error(`WordPress let ${name} not in: ${answer.status()}.`);
}

/** Logs in to the embedded store as the stand-in for the shop plugin will ask it. */
async function cookiesOf(origin: string, name: string): Promise<string> {
  const answer = await fetch(`${origin}/wp-login.php`, {
    method: 'POST',
    body: new URLSearchParams({ log: name, pwd: name }),
    headers: { Origin: origin },
    redirect: 'manual',
  });
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  if (pairs.length === 0) throw new Error(`The store let ${name} not in: ${answer.status}.`);
  return pairs.join('; ');
}
