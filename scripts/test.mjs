/**
 * The test suite: types, lint and import rules, formatting, build, budgets, unit and store tests, journeys. Every part runs,
 * whatever the ones before it said; the last line counts them all.
 *
 *   npm test                      what a change has to pass
 *   npm test -- --all             besides, what is thorough in `test-files.json`, and WordPress where there is one
 *   npm test -- --changed [SINCE] only what can be broken by what is not committed, or was changed since a commit
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBudgets, checkPluginBudgets } from './budgets.mjs';
import { changedFiles, journeysOf, readJourneys } from './changed.mjs';
import { ensureChromium } from './chromium.mjs';
import { holdOnLeash } from './leash.mjs';
import { ROOT } from './project.mjs';
import { prepareWordPress } from './test-wordpress.mjs';
import { testsWordPress } from './wordpress.mjs';

const RESULTS = join(ROOT, 'dist/test-results');
const bin = (name) => join(ROOT, 'node_modules/.bin', name);
const script = (name) => join(ROOT, 'scripts', name);

/** Screens come and go by the dozen in a test; with room for what is short-lived, less time goes into clearing away. */
const ROOMY = ['--max-semi-space-size=128', '--min-semi-space-size=32'];

/**
 * A test waits for clocks, servers and other programs for a sixth of its time, as a journey does for its store: three at once leave
 * neither of two cores idle.
 */
const WORKERS = '--maxWorkers=3';

/** Test files beyond this number fail for a reason that a second run would only repeat. */
const MOST_SECOND_RUNS = 8;

const { values: mode, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, changed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
holdOnLeash();
/** Read by the settings of Jest. */
if (!mode.all) process.env.SUITE = 'short';

const changed = mode.changed ? changedFiles(positionals[0]) : undefined;
const journeys = changed && journeysOf(changed, readJourneys());

const count = { passed: 0, failed: 0 };
/** What failed, by name, and the files which did so only once. */
const failures = [];
const unsteady = [];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const withWordPress = mode.all && testsWordPress();

// Two cores: one builds while the other checks the sources, and then begins with what needs no build.
const built =
  journeys?.length === 0
    ? Promise.resolve()
    : inTurn([
        () => part('Build', (say) => command(process.execPath, [script('build.mjs')], say)),
        () =>
          part('Build for WordPress', (say) =>
            command(process.execPath, [script('build.mjs'), '--wordpress'], say),
          ),
        () => part('Budgets', checkAllBudgets),
        () =>
          part('Build of the gallery', (say) =>
            command(process.execPath, [script('gallery.mjs'), '--build'], say),
          ),
        () => mode.all && part('WordPress plugin', preparePlugin),
      ]);
await inTurn([
  () => part('Types', (say) => command(bin('tsc'), ['--noEmit'], say)),
  () =>
    part('Types of the benchmarks', (say) => command(bin('tsc'), ['--noEmit', '--project', 'bench'], say)),
  () => part('Types of the scripts', (say) => command(bin('tsc'), ['--noEmit', '--project', 'scripts'], say)),
  () => part('Public surface', (say) => command(process.execPath, [script('surface.mjs')], say)),
  () =>
    part('Lint and import rules', (say) => command(bin('oxlint'), ['--type-aware', '--deny-warnings'], say)),
  () => part('Formatting', (say) => command(bin('oxfmt'), ['--check', '.'], say)),
  () => part('Unused files and exports', (say) => command(bin('knip'), ['--no-config-hints'], say)),
]);
await livePart('Unit, store and server tests', () =>
  jest(
    'unit',
    ['client', 'server'],
    [WORKERS, ...(changed ? ['--passWithNoTests', '--findRelatedTests', ...changed] : [])],
  ),
);
await built;
await livePart('Journeys', () => {
  if (journeys?.length === 0) {
    console.log('none can be broken by what was changed');
    return 'counted';
  }
  process.env.CHROMIUM = ensureChromium();
  return jest(
    'journeys',
    ['journeys', ...(withWordPress ? ['wordpress', 'journeys in wordpress'] : [])],
    [WORKERS, ...(journeys ? ['--runTestsByPath', ...journeys.map(fileOfJourney)] : [])],
  );
});

// Last, since the middle of a long log is what gets lost.
for (const file of unsteady) console.log(`UNSTEADY ${file} failed beside other files and passed alone`);
for (const name of failures) console.log(`FAIL ${name}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed > 0 ? 1 : 0);

function fileOfJourney(name) {
  return join(ROOT, `client/e2e/${name}.journey.ts`);
}

/** What the tests in WordPress stand on, where there is one. */
async function preparePlugin(say) {
  if (withWordPress) return prepareWordPress({ isBuilt: true });
  say('left out: there is no PHP here ("npm run test:wordpress" says what it takes)');
  return 'counted';
}

async function inTurn(parts) {
  for (const run of parts) await run();
}

/** Runs one part and prints in one piece what it says, since another one may run meanwhile. */
async function part(name, run) {
  const said = [];
  const seconds = await attempt(
    name,
    () => run((text) => said.push(text)),
    (text) => said.push(text),
  );
  console.log([`\n== ${name}`, ...said, `   ${seconds} s`].join('\n'));
}

/** Runs one part that prints as it goes. */
async function livePart(name, run) {
  console.log(`\n== ${name}`);
  const seconds = await attempt(name, run, console.log);
  console.log(`   ${seconds} s`);
}

/** A part counts as one test unless it says that it counted its own. Gives back the seconds that it took. */
async function attempt(name, run, say) {
  const started = Date.now();
  try {
    if ((await run()) !== 'counted') say(record(true, name));
  } catch (error) {
    say(record(false, `${name}: ${error instanceof Error ? error.message : String(error)}`));
  }
  return ((Date.now() - started) / 1000).toFixed(1);
}

/** Counts one result; gives back the line that tells it. */
function record(ok, text) {
  count[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(text);
  return `${ok ? 'ok  ' : 'FAIL'} ${text}`;
}

function checkAllBudgets(say) {
  for (const { name, ok, detail } of [...checkBudgets(), ...checkPluginBudgets()])
    say(record(ok, `${name}: ${detail}`));
  return 'counted';
}

function command(file, args, say) {
  return run(file, args, ['ignore', 'pipe', 'pipe'], (chunk) => say(chunk.trimEnd())).then((status) => {
    if (status !== 0) throw new Error(`ended with ${status}`);
  });
}

/** Resolves with the exit status. */
function run(file, args, stdio, listen) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: ROOT, stdio });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', listen);
    child.once('error', reject);
    child.once('close', resolve);
  });
}

/**
 * Runs test projects. Files that fail while others run beside them get a second run alone, whose verdict counts; they
 * are named at the end all the same.
 */
async function jest(name, projects, args = []) {
  const first = await runJest(name, projects, args);
  const failed = first.filter(({ status }) => status === 'failed').map(({ name: file }) => file);
  let verdicts = first;
  if (failed.length > 0 && failed.length <= MOST_SECOND_RUNS) {
    console.log(`\nOnce more, alone: ${failed.map((file) => relative(ROOT, file)).join(', ')}`);
    const again = await runJest(`${name}-again`, projects, [
      // What a failed test leaves open must not keep the suite from ending.
      '--forceExit',
      '--runInBand',
      '--runTestsByPath',
      ...failed,
    ]);
    unsteady.push(
      ...again.filter(({ status }) => status === 'passed').map(({ name: file }) => relative(ROOT, file)),
    );
    verdicts = [...first.filter(({ name: file }) => !failed.includes(file)), ...again];
  }
  for (const file of verdicts) countFile(file);
  return 'counted';
}

/** @returns the results by test file */
async function runJest(name, projects, args) {
  const report = join(RESULTS, `${name}.json`);
  const selection = ['--selectProjects', ...projects, '--json', `--outputFile=${report}`, ...args];
  // Jest prints its readable report on stderr; the JSON goes to the file.
  await run(
    process.execPath,
    [...ROOMY, join(ROOT, 'node_modules/jest/bin/jest.js'), ...selection],
    ['ignore', 'ignore', 'inherit'],
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  if (testResults.length === 0 && !changed) throw new Error('no test ran');
  return testResults;
}

function countFile({ name, status, assertionResults }) {
  const file = relative(ROOT, name);
  if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
    record(false, `${file} did not run`);
  for (const test of assertionResults) {
    // A skipped test says nothing, so it counts as one that failed.
    record(test.status === 'passed', `${file} › ${test.fullName}`);
  }
}
