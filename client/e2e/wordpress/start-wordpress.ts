import type { BrowserContextOptions } from 'playwright-core';
import { startBrowser, type Visit } from '../support/browser';
import { StoreProcess } from '../support/store-process';
import type { Visitor } from '../support/visitor';
import { allCookies, enter } from './people';
import { WordPressSite, type SiteOptions } from './site';

/** Everything is started: the platform with its database, the store behind it, the browser. */
const START_LIMIT = 120_000; // milliseconds

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
  let cookies: Record<string, string> = {};

  beforeAll(async () => {
    await store.start();
    cookies = await allCookies(store.origin);
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
