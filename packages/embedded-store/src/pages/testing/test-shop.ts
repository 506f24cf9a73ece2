import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import type { Browser } from './browser';
import { browse } from './browser';

interface OwnedShop {
  store: TestStore;
  /** The administrator's browser. */
  owner: Browser;
  /** The response body of a request as the administrator. */
  read: <Body>(path: string) => Promise<Body>;
}

/** A fresh store for each test of a file, with its administrator. */
export function openTestShop(): Readonly<OwnedShop> {
  const shop = {
    read: async (path: string) => (await shop.store.as('administrator').call(path)).body,
  } as OwnedShop;
  beforeEach(async () => {
    shop.store = await openTestStore();
    shop.owner = browse(shop.store, 'administrator');
  });
  afterEach(() => shop.store.close());
  return shop;
}
