/**
 * Finds a Chromium for the browser tests, or installs one.
 *
 *   node scripts/chromium.mjs   prints its path
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { isMain } from './project.mjs';

/** The shell comes first: without windows and pages of the browser itself, tests take about a third less time. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HOW_TO = `The browser tests need a Chromium and none could be found or installed. One of these helps:
  - set CHROMIUM to the path of a Chromium or Chrome
  - install the package "chromium" of your system
  - run "npx playwright install chromium"`;

/** The path of a Chromium that is there already: `CHROMIUM`, the usual places, then the driver's own cache. */
export function findChromium() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    if (existsSync(CHROMIUM)) return CHROMIUM;
    throw new Error(`CHROMIUM names no file: ${CHROMIUM}`);
  }
  return [...USUAL_PLACES, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Finds a Chromium or installs one: by apt as root on Debian, else by the driver's installer. */
export function ensureChromium() {
  let path = findChromium();
  for (const install of [installByApt, installByDriver]) {
    if (path) break;
    install();
    path = findChromium();
  }
  if (!path) throw new Error(HOW_TO);
  return path;
}

function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.error('Installing Chromium with apt …');
  run('apt-get', ['update']);
  // Older releases have no package of the shell alone.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    run('apt-get', ['install', '--yes', '--no-install-recommends', name, 'fonts-liberation']);
    if (findChromium()) return;
  }
}

function installByDriver() {
  console.error('Installing Chromium with the browser driver …');
  const driver = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  run(process.execPath, [join(dirname(driver), 'cli.js'), 'install', 'chromium']);
}

/** A way that fails leaves the next one to try, so only its last words are shown. */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr, error } = spawnSync(command, args, { env, encoding: 'utf8', timeout: 300_000 });
  if (status !== 0)
    console.error(`  ${command} failed: ${(error?.message ?? stderr ?? '').trim().slice(-400)}`);
}

if (isMain(import.meta.url)) console.log(ensureChromium());
