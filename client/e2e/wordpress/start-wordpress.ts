import { expect, test } from '../fixtures';
import { WORDPRESS_FEATURES_FLAG } from '../support/host';
import { StoreProcess } from '../support/store-process';
import type { UserSession } from '../support/user-session';
import type { SessionOptions } from '../support/user-sessions';
import { provideSessions, type OpenSession } from '../support/open-sessions';
import { getExternalSite, createTestedSite, type TestedSite } from './external-site';
import { getAllCookies, logInToSite } from './users';
import { WordPressSite, type SiteOptions } from './site';

export interface WordPressShop<S extends TestedSite = TestedSite> {
  readonly site: S;
  readonly openSession: OpenSession;
  openSessionAs(name: string, options?: SessionOptions): Promise<UserSession>;
  /**
   * Sets the version of the WooCommerce stub, makes it arrange its forms by script, or removes it; a provided
   * WooCommerce is not changed.
   */
  configureStub(shop: { version?: string; absent?: boolean; arranges?: boolean }): void;
}

/**
 * A WordPress and a real browser for all tests of one file: the provided site, or one with the stub of WooCommerce.
 * Fails if our PHP code logged errors.
 */
export function startWordPress(): WordPressShop {
  const externalSite = getExternalSite();
  if (!externalSite) return startWordPressStub();
  const site = createTestedSite(externalSite);
  return {
    ...openSessions(site, () => undefined),
    configureStub: () => undefined,
  };
}

/** A separate WordPress with the stub of WooCommerce. */
export function startWordPressStub(options: SiteOptions = {}): WordPressShop<WordPressSite> {
  const site = new WordPressSite(options);
  const store = new StoreProcess([WORDPRESS_FEATURES_FLAG]);
  let cookies: Record<string, string> = {};

  const sessions = openSessions(site, async () => {
    await store.start();
    cookies = await getAllCookies(store.origin);
    await site.start({ origin: store.origin, cookies });
  });

  test.afterAll(async () => {
    await Promise.all([site.dispose(), store.dispose()]);
  });

  return {
    ...sessions,
    configureStub(shop) {
      site.describeStore({ origin: store.origin, cookies, ...shop });
    },
  };
}

function openSessions<S extends TestedSite>(site: S, start: () => Promise<void> | undefined) {
  const openSession = provideSessions(() => site.url);
  test.beforeAll(start);
  test.afterEach(() => expect(site.complaints).toEqual([]));
  return {
    site,
    openSession,
    async openSessionAs(name: string, options?: SessionOptions): Promise<UserSession> {
      const session = await openSession(options);
      await logInToSite(session, site.url, name);
      return session;
    },
  };
}
