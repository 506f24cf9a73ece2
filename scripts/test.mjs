/**
 * What a change has to pass: a list of steps, of which the first that fails ends the run. The last line counts every step and test.
 *
 *   npm test                       without tests that take minutes to repeat for more cases what others hold for one
 *   npm test -- --all              with them, and in WordPress where PHP is there
 *   npm test -- --changed [COMMIT] only tests whose files, or what these import, were changed: since a commit, or not committed yet
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './project.mjs';
import { testsWordPress } from './wordpress.mjs';

const {
  values: { all, changed },
  positionals: [since],
} = parseArgs({
  options: { all: { type: 'boolean' }, changed: { type: 'boolean' } },
  allowPositionals: true,
});

/** Where the reporters of Jest and Playwright Test write what came of their tests. */
const RESULTS = { jest: 'dist/jest.json', playwright: 'dist/playwright.json' };

// Screens come and go by the dozen in a test; with room for what is short-lived, less time goes into clearing away.
const units = ['node', '--max-semi-space-size=128', 'node_modules/jest/bin/jest.js', '--maxWorkers=3'];
units.push('--selectProjects', 'client', 'server', '--json', `--outputFile=${RESULTS.jest}`);
const browser = ['npx', 'playwright', 'test', ...(all ? [] : ['--grep-invert', '@slow'])];
if (changed) {
  units.push(since ? `--changedSince=${since}` : '--onlyChanged', '--passWithNoTests');
  browser.push(since ? `--only-changed=${since}` : '--only-changed', '--pass-with-no-tests');
}

/**
 * Steps after each other, each of commands side by side: one core checks the sources while the other builds.
 * @type {{ command: string[], results?: string }[][]}
 */
const STEPS = [
  [{ command: ['npm', 'run', 'build:all'] }, { command: ['npm', 'run', 'test:sources'] }],
  [{ command: ['npm', 'run', 'test:sizes'] }],
  [{ command: units, results: RESULTS.jest }],
  [{ command: browser, results: RESULTS.playwright }],
];
if (all && testsWordPress()) {
  STEPS.push(
    [{ command: ['npm', 'run', 'test:wordpress', '--', '--share'], results: RESULTS.playwright }],
    [{ command: ['npm', 'run', 'test:php'] }],
  );
}

const count = { passed: 0, failed: 0 };
for (const step of STEPS) {
  await Promise.all(step.map(run));
  if (count.failed > 0) break;
}
// Continuous integration reads this line.
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;

/**
 * Runs a command and counts what came of it: its tests, or itself as one.
 * @param {{ command: string[], results?: string }} step
 */
async function run({ command, results }) {
  const [name = '', ...given] = command;
  if (results) rmSync(join(ROOT, results), { force: true });
  const env = { ...process.env, ...(all ? {} : { SUITE: 'short' }) };
  const child = spawn(name, given, { cwd: ROOT, env, stdio: 'inherit' });
  const status = await new Promise((done) => child.once('close', done));
  const { passed, failed } = results
    ? readCounts(join(ROOT, results))
    : { passed: status === 0 ? 1 : 0, failed: 0 };
  count.passed += passed;
  count.failed += status === 0 ? failed : Math.max(failed, 1);
}

/** A skipped test says nothing, so it counts as one that failed. */
function readCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, ...report } = JSON.parse(readFileSync(file, 'utf8'));
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped }
    : { passed: report.numPassedTests, failed: report.numFailedTests + report.numPendingTests };
}
