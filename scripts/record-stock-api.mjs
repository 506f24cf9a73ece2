/**
 * Records the names of WooCommerce's JavaScript API on a site: members of `window.wc`, and selectors and actions of its
 * stores.
 *
 *   node scripts/record-stock-api.mjs http://shop.example admin password
 *
 * adds the version to `client/extension-api/stock/names.json`, which tests compare with the dashboard's API. Names are
 * grouped by WooCommerce versions: `"8.3.1–10.9.4": ["registerProductEditorBlockType"]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { formatText } from './format.mjs';
import { isMain, ROOT } from './project.mjs';

const FILE = join(ROOT, 'client/extension-api/stock/names.json');

/** The stock home page loads all packages, also where the plugin is active. */
const HOME = '/wp-admin/admin.php?page=wc-admin&dashboard=stock';

/** WooCommerce's stores; the others are part of WordPress. */
const WOOCOMMERCE_STORES = /^(?:(?:experimental\/)?wc\/|woocommerce|core\/notices2$)/;

const PAGE_TIMEOUT_MS = 120_000;

export async function recordStock(address, user, password) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
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
    const members = { selectors: namesOf(selectors), actions: namesOf(store.getActions()) };
    return /** @type {const} */ ([name, members]);
  });
  return {
    version: wc.wcSettings.getSetting('wcVersion'),
    globals: namesOf(wc).map((name) => [name, namesOf(wc[name])]),
    stores,
  };
}

/** Moves members that all stores have to their own entry. */
function extractCommon(stores) {
  const inAll = (kind) =>
    stores[0]?.[1][kind].filter((name) => stores.every(([, store]) => store[kind].includes(name))) ?? [];
  const common = { selectors: inAll('selectors'), actions: inAll('actions') };
  const own = ({ selectors, actions }) => ({
    selectors: selectors.filter((name) => !common.selectors.includes(name)),
    actions: actions.filter((name) => !common.actions.includes(name)),
  });
  return {
    'of every store': common,
    ...Object.fromEntries(
      stores.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, store]) => [name, own(store)]),
    ),
  };
}

const byNumber = (a, b) => a.localeCompare(b, undefined, { numeric: true });

/** Parses versions such as `8.3.1–8.9.3, 9.1.4`. */
const parseRange = (range, versions) =>
  range.split(', ').flatMap((part) => {
    const [first, last = first] = part.split('–');
    return versions.slice(versions.indexOf(first), versions.indexOf(last) + 1);
  });

function formatRange(some, versions) {
  const runs = [];
  for (const version of versions.filter((one) => some.includes(one))) {
    const run = runs.at(-1);
    if (run && versions.indexOf(version) === versions.indexOf(run.at(-1)) + 1) run.push(version);
    else runs.push([version]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : run[0])).join(', ');
}

/** Merges the names of a version into the record. */
export function addVersion({ versions = [], globals = {}, stores = {} }, { version, ...names }) {
  const all = [...new Set([...versions, version])].toSorted(byNumber);
  const merge = (recorded = {}, list = []) => {
    const had = new Map();
    for (const [range, members] of Object.entries(recorded)) {
      for (const name of members)
        had.set(
          name,
          parseRange(range, versions).filter((one) => one !== version),
        );
    }
    for (const name of list) had.set(name, [...(had.get(name) ?? []), version]);
    const groups = {};
    for (const [name, some] of [...had].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      if (some.length > 0) (groups[formatRange(some, all)] ??= []).push(name);
    }
    return groups;
  };
  const keysOf = (...records) => [...new Set(records.flatMap(Object.keys))].toSorted();
  return {
    versions: all,
    globals: Object.fromEntries(
      keysOf(globals, names.globals).map((name) => [name, merge(globals[name], names.globals[name])]),
    ),
    stores: Object.fromEntries(
      keysOf(stores, names.stores).map((name) => [
        name,
        {
          selectors: merge(stores[name]?.selectors, names.stores[name]?.selectors),
          actions: merge(stores[name]?.actions, names.stores[name]?.actions),
        },
      ]),
    ),
  };
}

if (isMain(import.meta.url)) {
  const [address, user, password] = process.argv.slice(2);
  if (!address || !user || !password)
    throw new Error('Usage: node scripts/record-stock-api.mjs URL USER PASSWORD');
  const { version, globals, stores } = await recordStock(address, user, password);
  const recorded = addVersion(JSON.parse(readFileSync(FILE, 'utf8')), {
    version,
    globals: Object.fromEntries(globals),
    stores: extractCommon(stores.filter(([name]) => WOOCOMMERCE_STORES.test(name))),
  });
  writeFileSync(FILE, await formatText(FILE, JSON.stringify(recorded)));
  console.log(`Written: ${FILE}`);
}
