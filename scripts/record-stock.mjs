/**
 * Records the names that the shop plugin's own library offers to extensions, by asking a shop where it runs: members of
 * `window.wc`, and selectors, actions and resolvers of its stores. Names are all that is taken.
 *
 *   node scripts/record-stock.mjs http://shop.example admin password
 *
 * writes `client/surface/stock/{version}.json`, against which a test holds what we offer.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from './chromium.mjs';
import { formatted } from './format.mjs';
import { isMain, ROOT } from './project.mjs';

const FOLDER = join(ROOT, 'client/surface/stock');

/** The stock dashboard's home has the whole library on it; the parameter gives it back where ours is installed. */
const HOME = '/wp-admin/admin.php?page=wc-admin&dashboard=stock';

/** Stores of the shop plugin; all others are the platform's, and come with its own scripts. */
const SHOPS = /^(?:(?:experimental\/)?wc\/|woocommerce|core\/notices2$)/;

/** Milliseconds: a shop that was not asked for long takes its time. */
const PATIENCE = 120_000;

export async function recordStock(address, user, password) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${address}/wp-login.php`);
    await page.fill('#user_login', user);
    await page.fill('#user_pass', password);
    await Promise.all([page.waitForURL(/wp-admin/), page.click('#wp-submit')]);
    await page.goto(address + HOME);
    await page.locator('.woocommerce-layout__primary').waitFor();
    return await page.evaluate(readNames);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function readNames() {
  const { wc, wp } = Object(window);
  const namesOf = (record) => Object.keys(record ?? {}).toSorted();
  let registry;
  wp.data.use((given) => {
    registry = given;
    return {};
  });
  const stores = Object.entries(registry.stores).map(([name, store]) => {
    const selectors = store.getSelectors();
    const members = {
      selectors: namesOf(selectors),
      actions: namesOf(store.getActions()),
      resolvers: namesOf(selectors).filter((selector) => selectors[selector].hasResolver),
    };
    return /** @type {const} */ ([name, members]);
  });
  return {
    version: wc.wcSettings.getSetting('wcVersion'),
    globals: namesOf(wc).map((name) => [name, namesOf(wc[name])]),
    stores,
  };
}

/** What is among the members of each store is told once. */
function withoutCommon(stores) {
  const inAll = (kind) =>
    stores[0]?.[1][kind].filter((name) => stores.every(([, store]) => store[kind].includes(name))) ?? [];
  const common = { selectors: inAll('selectors'), actions: inAll('actions') };
  const own = ({ selectors, actions, resolvers }) => ({
    selectors: selectors.filter((name) => !common.selectors.includes(name)),
    actions: actions.filter((name) => !common.actions.includes(name)),
    resolvers,
  });
  return {
    'of every store': common,
    ...Object.fromEntries(
      stores.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, store]) => [name, own(store)]),
    ),
  };
}

if (isMain(import.meta.url)) {
  const [address, user, password] = process.argv.slice(2);
  if (!address || !user || !password) throw new Error('Say which shop, which user and their password.');
  const { version, globals, stores } = await recordStock(address, user, password);
  const file = join(FOLDER, `${version}.json`);
  const names = {
    globals: Object.fromEntries(globals),
    stores: withoutCommon(stores.filter(([name]) => SHOPS.test(name))),
  };
  writeFileSync(file, await formatted(file, JSON.stringify(names)));
  console.log(`Written: ${file}`);
}
