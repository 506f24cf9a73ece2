/**
 * Packages the plugin and runs browser tests in WordPress.
 *
 *   node scripts/test-wordpress.mjs [Playwright arguments]   in a new installation with a mock of WooCommerce
 *   node scripts/test-wordpress.mjs --built                  the same with what `npm test` has just built
 *   node scripts/test-wordpress.mjs --site FOLDER            in a copy of the site in a folder
 *   node scripts/test-wordpress.mjs --url URL                in a live site, read-only; needs SITE_USER and SITE_PASSWORD
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildIfStale } from './build.mjs';
import { packagePlugin } from './package-plugin.mjs';
import { ROOT } from './project.mjs';
import { ensureWordPress } from './install-wordpress.mjs';

/** Checks the syntax of the plugin's PHP files; throws with all errors. */
function lintPhp() {
  const folder = join(ROOT, 'packages/wordpress-plugin');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.php') && !name.includes('node_modules'))
    .map((name) => join(folder, name));
  const errors = files.flatMap((file) => {
    const { status, stdout, stderr } = spawnSync('php', ['-d', 'error_reporting=E_ALL', '-l', file], {
      encoding: 'utf8',
    });
    return status === 0 && !/deprecated|warning/i.test(stdout + stderr) ? [] : [stdout + stderr];
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** Runs Playwright and returns its exit status. */
function runTests(given, environment) {
  const { status } = spawnSync('npx', ['playwright', 'test', ...given], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status ?? 1;
}

/** Runs the tests on an existing site in sequence and prints tables of the results. */
function testExistingSite(given, environment) {
  const status = runTests([...given, '--workers=1'], { ...environment, E2E_HOST: 'external' });
  const report = JSON.parse(readFileSync(join(ROOT, 'dist/playwright.json'), 'utf8'));
  const tests = report.suites.flatMap((suite) => listTests(suite));
  printTable(
    ['File', 'Test', 'Outcome'],
    tests.map(({ file, title, outcome }) => [file, title, outcome]),
  );
  // Which dashboard rendered each page.
  const pages = tests.flatMap(({ page }) => (page ? [page.split(': ')] : []));
  if (pages.length > 0) printTable(['Page', 'Outcome'], pages);
  return status;
}

/** Returns the tests of a suite, nested suites included. */
function listTests({ file, specs, suites = [] }, path = []) {
  const own = specs.map(({ title, tests: [test] }) => ({
    file,
    title: [...path, title].join(' '),
    outcome: test.status === 'expected' ? 'passed' : test.status,
    page: test.annotations.find(({ type }) => type === 'rendered')?.description,
  }));
  return [...own, ...suites.flatMap((suite) => listTests(suite, [...path, suite.title]))];
}

/** Prints a Markdown table. */
function printTable(columns, rows) {
  const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(`\n${lines.join('\n')}`);
}

/** Reads the WooCommerce version of a site. */
function readWooCommerceVersion(site) {
  const file = join(site, 'wp-content/plugins/woocommerce/woocommerce.php');
  const [, version] = /^ \* Version: (\d[\d.]*)/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (version === undefined) throw new Error(`${file} has no version.`);
  return version;
}

/** Removes an option from the arguments and returns its value. */
function takeOption(given, name) {
  const index = given.indexOf(name);
  if (index === -1) return undefined;
  const [, value] = given.splice(index, 2);
  if (value === undefined) throw new Error(`${name} needs a value.`);
  return value;
}

const given = process.argv.slice(2);
const site = takeOption(given, '--site');
const url = takeOption(given, '--url');
const isBuilt = given.includes('--built');
await buildIfStale();
if (url !== undefined) {
  process.exitCode = testExistingSite(given, { SITE_URL: url });
} else {
  if (site === undefined) ensureWordPress();
  lintPhp();
  await packagePlugin({ isBuilt });
  process.exitCode =
    site === undefined
      ? runTests(
          given.filter((each) => each !== '--built'),
          { E2E_HOST: 'wordpress' },
        )
      : testExistingSite(given, { SITE_DIR: resolve(site), SITE_WOOCOMMERCE: readWooCommerceVersion(site) });
}
