/**
 * The whole test suite: types, lint and import rules, formatting, build, budgets, unit and store tests, journeys.
 * Every part runs, whatever the ones before it said; the last line counts them all.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { checkBudgets } from './budgets.mjs';
import { ensureChromium } from './chromium.mjs';
import { ROOT } from './project.mjs';
import { prepareWordPress } from './test-wordpress.mjs';
import { testsWordPress } from './wordpress.mjs';

const RESULTS = join(ROOT, 'dist/test-results');
const bin = (name) => join(ROOT, 'node_modules/.bin', name);
const count = { passed: 0, failed: 0 };

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

await part('Types', () => command(bin('tsc'), ['--noEmit']));
await part('Types of the benchmarks', () => command(bin('tsc'), ['--noEmit', '--project', 'bench']));
await part('Lint and import rules', () => command(bin('oxlint'), ['--type-aware', '--deny-warnings']));
await part('Formatting', () => command(bin('prettier'), ['--check', '--log-level=warn', '.']));
await part('Build', async () => void (await build()));
await part('Budgets', () => {
  for (const { name, ok, detail } of checkBudgets()) record(ok, `${name}: ${detail}`);
  return 'counted';
});
await part('Unit, store and server tests', () => jest('unit', ['client', 'server']));
const withWordPress = testsWordPress();
if (withWordPress) await part('WordPress plugin', prepareWordPress);
else
  console.log(
    '\n== WordPress plugin\nleft out: there is no PHP here ("npm run test:wordpress" says what it takes)',
  );
await part('Journeys', () => {
  process.env.CHROMIUM = ensureChromium();
  // Each file has a store, a browser and ports of its own; two at once leave no core waiting.
  return jest('journeys', ['journeys', ...(withWordPress ? ['wordpress'] : [])], ['--maxWorkers=2']);
});

console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed > 0 ? 1 : 0);

/** Runs one part. It counts as one test unless it says that it counted its own. */
async function part(name, run) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  try {
    if ((await run()) !== 'counted') record(true, name);
  } catch (error) {
    record(false, `${name}: ${error.message}`);
  }
  console.log(`   ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function record(ok, text) {
  count[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${text}`);
}

function command(file, args) {
  const { status, error } = spawnSync(file, args, { cwd: ROOT, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`ended with ${status}`);
}

function jest(name, projects, args = []) {
  const report = join(RESULTS, `${name}.json`);
  const selection = ['--selectProjects', ...projects, '--json', `--outputFile=${report}`, ...args];
  // Jest prints its readable report on stderr; the JSON goes to the file.
  spawnSync(bin('jest'), selection, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const result = JSON.parse(readFileSync(report, 'utf8'));
  count.passed += result.numPassedTests;
  count.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  if (result.numTotalTests === 0) throw new Error('no test ran');
  // A skipped test says nothing, so it counts as one that failed.
  const unrun = result.numPendingTests + result.numTodoTests;
  if (unrun > 0) throw new Error(`${unrun} tests did not run`);
  return 'counted';
}
