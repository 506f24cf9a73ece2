import { chromium, type BrowserServer } from 'playwright-core';

/** `WATCH_JOURNEY=1` shows the browser, and takes a step at a time; the headless shell has no window to show. */
const WINDOW = process.env['WATCH_JOURNEY'] === undefined ? {} : { headless: false, slowMo: 300 };

/** The flags keep Chromium from looking for its own services, which are no part of a journey. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters keep the widths that their font gives them, whatever the machine's settings for its own fonts are.
  '--font-render-hinting=none',
  // A page of a journey lives for seconds: making its scripts faster takes longer than running them.
  '--js-flags=--no-opt --no-maglev',
];

const started = globalThis as { browserServer?: BrowserServer };

/**
 * Before the journeys of a run: starts the browser in which every visitor of every file has a profile of their own. Its
 * address is in `BROWSER_ENDPOINT`, which the workers of Jest inherit.
 * @throws when `CHROMIUM` does not name one
 */
export async function startBrowserServer(): Promise<void> {
  if (started.browserServer) return;
  const executablePath = process.env['CHROMIUM'];
  if (!executablePath) throw new Error('CHROMIUM is not set: run the journeys by "npm test".');
  started.browserServer = await chromium.launchServer({ executablePath, args: FLAGS, ...WINDOW });
  process.env['BROWSER_ENDPOINT'] = started.browserServer.wsEndpoint();
}

/** After the journeys of a run. */
export async function endBrowserServer(): Promise<void> {
  await started.browserServer?.close();
  delete started.browserServer;
}
