/**
 * Packages the plugin and runs it in a real WordPress: its own tests, and all browser tests that hold there.
 *
 *   node scripts/test-wordpress.mjs [arguments of Playwright]         one that is installed for it, with a stand-in for the shop
 *   node scripts/test-wordpress.mjs --share                           the same, with the tests that `npm test` has time for
 *   node scripts/test-wordpress.mjs --site DIR [arguments …]          a copy of the site in a folder
 *   node scripts/test-wordpress.mjs --url ADDRESS [arguments …]       a site as it is, by SITE_USER and SITE_PASSWORD
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildIfStale } from './build.mjs';
import { packagePlugin } from './package-plugin.mjs';
import { ROOT } from './project.mjs';
import { ensureWordPress } from './wordpress.mjs';

/** What PHP says against a file of the plugin; throws with all of it. */
function lintPhp() {
  const folder = join(ROOT, 'packages/wordpress-plugin');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.php') && !name.includes('node_modules'))
    .map((name) => join(folder, name));
  const complaints = files.flatMap((file) => {
    const { status, stdout, stderr } = spawnSync('php', ['-d', 'error_reporting=E_ALL', '-l', file], {
      encoding: 'utf8',
    });
    return status === 0 && !/deprecated|warning/i.test(stdout + stderr) ? [] : [stdout + stderr];
  });
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

/** Runs Playwright Test and gives its status. */
function runTests(given, environment) {
  const { status } = spawnSync('npx', ['playwright', 'test', ...given], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status ?? 1;
}

/** The tests on a site that somebody brought, one after the other, and tables of what came of them. */
function testBrought(given, environment) {
  const status = runTests([...given, '--workers=1'], { ...environment, E2E_HOST: 'brought' });
  const report = JSON.parse(readFileSync(join(ROOT, 'dist/playwright.json'), 'utf8'));
  const tests = report.suites.flatMap((suite) => listTests(suite));
  printTable(
    ['File', 'Test', 'Outcome'],
    tests.map(({ file, title, outcome }) => [file, title, outcome]),
  );
  // Who drew which page, where the walk through all of them was run.
  const pages = tests.flatMap(({ page }) => (page ? [page.split(': ')] : []));
  if (pages.length > 0) printTable(['Page', 'Outcome'], pages);
  return status;
}

/** The tests of a suite and of those in it, as Playwright reports them. */
function listTests({ file, specs, suites = [] }, path = []) {
  const own = specs.map(({ title, tests: [test] }) => ({
    file,
    title: [...path, title].join(' '),
    outcome: test.status === 'expected' ? 'passed' : test.status,
    page: test.annotations.find(({ type }) => type === 'drawn')?.description,
  }));
  return [...own, ...suites.flatMap((suite) => listTests(suite, [...path, suite.title]))];
}

/** What the command is for: its answer on the terminal, in Markdown as the README has it. */
function printTable(columns, rows) {
  const lines = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(`\n${lines.join('\n')}`);
}

/** The version of a site's shop plugin, as its main file names it. */
function readShopVersion(site) {
  const file = join(site, 'wp-content/plugins/woocommerce/woocommerce.php');
  const [, version] = /^ \* Version: (\d[\d.]*)/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (version === undefined) throw new Error(`${file} names no version.`);
  return version;
}

/** The value of an option of ours, which is taken out of the arguments. */
function takeOption(given, name) {
  const index = given.indexOf(name);
  if (index === -1) return undefined;
  const [, value] = given.splice(index, 2);
  if (value === undefined) throw new Error(`${name} wants a value.`);
  return value;
}

const given = process.argv.slice(2);
const site = takeOption(given, '--site');
const url = takeOption(given, '--url');
const isShare = given.includes('--share');
await buildIfStale();
if (url !== undefined) {
  process.exitCode = testBrought(given, { SITE_URL: url });
} else {
  if (site === undefined) ensureWordPress();
  lintPhp();
  // The whole suite has just built it.
  await packagePlugin({ isBuilt: isShare });
  process.exitCode =
    site === undefined
      ? runTests(
          given.filter((each) => each !== '--share'),
          { E2E_HOST: 'wordpress', ...(isShare ? {} : { E2E_SHARE: 'all' }) },
        )
      : testBrought(given, { SITE_DIR: resolve(site), SITE_WOOCOMMERCE: readShopVersion(site) });
}
