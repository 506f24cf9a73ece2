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

/** Headless shell first: it runs the tests in two thirds of the time. */
const DEFAULT_PATHS = [
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

const NOT_FOUND_MESSAGE = `The browser tests need Chromium, which couldn't be found or installed. You can:
  - set CHROMIUM to the path of a Chromium or Chrome
  - install your system's "chromium" package
  - run "npx playwright install chromium"`;

/** Returns the path of an installed Chromium: `CHROMIUM`, the default paths, then Playwright's cache. */
export function findChromium() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    if (existsSync(CHROMIUM)) return CHROMIUM;
    throw new Error(`CHROMIUM is not a file: ${CHROMIUM}`);
  }
  return [...DEFAULT_PATHS, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Finds or installs Chromium: with apt as root on Debian, otherwise with Playwright. */
export function ensureChromium() {
  let path = findChromium();
  for (const install of [installWithApt, installWithPlaywright]) {
    if (path) break;
    install();
    path = findChromium();
  }
  if (!path) throw new Error(NOT_FOUND_MESSAGE);
  return path;
}

function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.error('Installing Chromium with apt …');
  run('apt-get', ['update']);
  // Older Debian releases have no headless shell package.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    run('apt-get', ['install', '--yes', '--no-install-recommends', name, 'fonts-liberation']);
    if (findChromium()) return;
  }
}

function installWithPlaywright() {
  console.error('Installing Chromium with Playwright …');
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  run(process.execPath, [join(dirname(playwright), 'cli.js'), 'install', 'chromium']);
}

/** Runs a command. A failure is only logged, since the next installer is tried. */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr, error } = spawnSync(command, args, { env, encoding: 'utf8', timeout: 300_000 });
  if (status !== 0)
    console.error(`  ${command} failed: ${(error?.message ?? stderr ?? '').trim().slice(-400)}`);
}

if (isMain(import.meta.url)) console.log(ensureChromium());
