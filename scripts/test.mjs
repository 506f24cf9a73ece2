/**
 * Runs all checks and tests; stops after the first step that fails. The last line counts steps and tests.
 *
 *   npm test                       without slow tests
 *   npm test -- --all              with slow tests, and in WordPress if PHP is installed
 *   npm test -- --changed [COMMIT] tests affected by changes since a commit, or by uncommitted changes
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './project.mjs';
import { canTestWordPress } from './install-wordpress.mjs';

const {
  values: { all, changed },
  positionals: [since],
} = parseArgs({
  options: { all: { type: 'boolean' }, changed: { type: 'boolean' } },
  allowPositionals: true,
});

/** Report files of Jest and Playwright. */
const REPORTS = { jest: 'dist/jest.json', playwright: 'dist/playwright.json' };

// Tests allocate much short-lived memory; a larger semi-space saves garbage collection.
const units = ['node', '--max-semi-space-size=128', 'node_modules/jest/bin/jest.js', '--maxWorkers=3'];
units.push('--selectProjects', 'client', 'server', '--json', `--outputFile=${REPORTS.jest}`);
const browser = ['npx', 'playwright', 'test', ...(all ? [] : ['--grep-invert', '@slow'])];
if (changed) {
  units.push(since ? `--changedSince=${since}` : '--onlyChanged', '--passWithNoTests');
  browser.push(since ? `--only-changed=${since}` : '--only-changed', '--pass-with-no-tests');
}

/**
 * Steps run in sequence, the commands of a step in parallel.
 * @type {{ command: string[], results?: string }[][]}
 */
const STEPS = [
  [{ command: ['npm', 'run', 'build:all'] }, { command: ['npm', 'run', 'test:sources'] }],
  [{ command: ['npm', 'run', 'test:sizes'] }],
  [{ command: units, results: REPORTS.jest }],
  [{ command: browser, results: REPORTS.playwright }],
];
if (all && canTestWordPress()) {
  STEPS.push(
    [{ command: ['npm', 'run', 'test:wordpress', '--', '--built'], results: REPORTS.playwright }],
    [{ command: ['npm', 'run', 'test:php'] }],
  );
}

const count = { passed: 0, failed: 0 };
for (const step of STEPS) {
  await Promise.all(step.map(run));
  if (count.failed > 0) break;
}
// CI reads this line.
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;

/**
 * Runs a command and counts its tests, or the command itself.
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

/** Skipped tests count as failed. */
function readCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, ...report } = JSON.parse(readFileSync(file, 'utf8'));
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped }
    : { passed: report.numPassedTests, failed: report.numFailedTests + report.numPendingTests };
}
