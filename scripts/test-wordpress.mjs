/**
 * Packages the plugin and runs it in a real WordPress: its own tests, and all journeys that hold there.
 *
 *   node scripts/test-wordpress.mjs [arguments of Jest]               one that is installed for it, with a stand-in for the shop
 *   node scripts/test-wordpress.mjs --site DIR [arguments of Jest]    a copy of the site in a folder
 *   node scripts/test-wordpress.mjs --url ADDRESS [arguments of Jest] a site as it is, by SITE_USER and SITE_PASSWORD
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { buildIfStale } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { holdOnLeash } from './leash.mjs';
import { packagePlugin } from './package-plugin.mjs';
import { isMain, ROOT } from './project.mjs';
import { ensureWordPress } from './wordpress.mjs';

const { journeysFor } = createRequire(import.meta.url)('../client/e2e/support/brought-journeys.cjs');

/** What PHP says against a file of the plugin; throws with all of it. */
export function lintPhp() {
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

/**
 * Everything the journeys in WordPress stand on, built and installed.
 * @param options see `packagePlugin`
 */
export async function prepareWordPress(options) {
  ensureWordPress();
  lintPhp();
  await packagePlugin(options);
}

/** Says which journeys cannot hold there. */
function tellWhatIsLeftOut() {
  for (const { file, test = 'all', reason } of readHosts().leftOut)
    console.log(`left out: ${file} › ${test} (${reason})`);
}

const readHosts = () => JSON.parse(readFileSync(join(ROOT, 'client/e2e/hosts.json'), 'utf8'));

/** Runs Jest; gives its status. */
function runJest(given, projects, environment) {
  const { status } = spawnSync(
    join(ROOT, 'node_modules/.bin/jest'),
    // A path would count as one more project after their names.
    [...given, '--selectProjects', ...projects],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...environment } },
  );
  return status ?? 1;
}

/** The tests on a site that somebody brought, one file after the other, and a table of what came of them. */
function testBrought(given, environment) {
  const folder = mkdtempSync(join(tmpdir(), 'store-admin-outcome-'));
  const file = join(folder, 'outcome.json');
  const pages = join(folder, 'pages.json');
  const status = runJest([...given, '--runInBand', '--json', `--outputFile=${file}`], ['brought wordpress'], {
    ...environment,
    PAGES_FILE: pages,
  });
  printOutcome(JSON.parse(readFileSync(file, 'utf8')), environment);
  // Who drew which page, where the walk through all of them was run.
  if (existsSync(pages)) printTable(['Page', 'Outcome'], JSON.parse(readFileSync(pages, 'utf8')));
  rmSync(folder, { recursive: true });
  return status;
}

function printOutcome({ testResults, numPassedTests, numFailedTests }, { SITE_DIR, SITE_WOOCOMMERCE }) {
  const rows = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => [basename(name).split('.')[0], fullName, status]),
  );
  const { leftOut: tests, journeys, older } = readHosts().brought;
  const run = SITE_DIR === undefined ? [] : journeysFor(SITE_WOOCOMMERCE);
  const leftOut = [
    ...journeys.filter((each) => !run.includes(each)).map(({ file }) => [file, 'all', older]),
    ...tests.map(({ file, test, reason }) => [file, test, reason]),
  ].map(([file, test, reason]) => [file, test, `left out: ${reason}`]);
  printTable(['Journey', 'Test', 'Outcome'], [...rows, ...leftOut]);
  console.log(`\n${numPassedTests} passed, ${numFailedTests} failed, ${leftOut.length} left out`);
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

if (isMain(import.meta.url)) {
  holdOnLeash();
  const given = process.argv.slice(2);
  const site = takeOption(given, '--site');
  const url = takeOption(given, '--url');
  process.env.CHROMIUM = ensureChromium();
  await buildIfStale();
  if (site !== undefined) {
    lintPhp();
    await packagePlugin();
    const version = readShopVersion(site);
    process.exitCode = testBrought(given, { SITE_DIR: resolve(site), SITE_WOOCOMMERCE: version });
  } else if (url !== undefined) {
    process.exitCode = testBrought(given, { SITE_URL: url });
  } else {
    await prepareWordPress();
    process.exitCode = runJest([...given, '--maxWorkers=3'], ['wordpress', 'journeys in wordpress'], {
      JOURNEYS_IN_WORDPRESS: 'all',
    });
    tellWhatIsLeftOut();
  }
}
