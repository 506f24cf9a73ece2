import { expect, test } from '../fixtures';
import { FEATURES_OF_WORDPRESS } from '../support/host';
import { StoreProcess } from '../support/store-process';
import type { Visitor } from '../support/visitor';
import type { VisitOptions } from '../support/visitors';
import { startVisits, type Visit } from '../support/visits';
import { getBroughtSite, testedSite, type TestedSite } from './brought';
import { allCookies, enter } from './people';
import { WordPressSite, type SiteOptions } from './site';

export interface WordPressShop<S extends TestedSite = TestedSite> {
  readonly site: S;
  readonly visit: Visit;
  visitAs(name: string, options?: VisitOptions): Promise<Visitor>;
  /** Makes the shop plugin another version, or one whose scripts arrange its forms, or takes it away; a brought one stays what it is. */
  pretend(shop: { version?: string; absent?: boolean; arranges?: boolean }): void;
}

/**
 * A WordPress and a real browser, for all tests of one file: the site that somebody brought for this run, or one with the
 * stand-in for the shop plugin. PHP must have had nothing to complain about of ours.
 */
export function startWordPress(): WordPressShop {
  const brought = getBroughtSite();
  if (!brought) return startStandIn();
  const site = testedSite(brought);
  return {
    ...visitorsOf(site, () => undefined),
    pretend: () => undefined,
  };
}

/** A real WordPress of its own with the stand-in for the shop plugin. */
export function startStandIn(options: SiteOptions = {}): WordPressShop<WordPressSite> {
  const site = new WordPressSite(options);
  const store = new StoreProcess([FEATURES_OF_WORDPRESS]);
  let cookies: Record<string, string> = {};

  const visitors = visitorsOf(site, async () => {
    await store.start();
    cookies = await allCookies(store.origin);
    await site.start({ origin: store.origin, cookies });
  });

  test.afterAll(async () => {
    await Promise.all([site.dispose(), store.dispose()]);
  });

  return {
    ...visitors,
    pretend(shop) {
      site.describeStore({ origin: store.origin, cookies, ...shop });
    },
  };
}

function visitorsOf<S extends TestedSite>(site: S, start: () => Promise<void> | undefined) {
  const visit = startVisits(() => site.url);
  test.beforeAll(start);
  test.afterEach(() => expect(site.complaints).toEqual([]));
  return {
    site,
    visit,
    async visitAs(name: string, options?: VisitOptions): Promise<Visitor> {
      const visitor = await visit(options);
      await enter(visitor, site.url, name);
      return visitor;
    },
  };
}
