/**
 * The tests of what must never break, as long as they are meant to be; `npm test` runs them in short. They take their
 * time, and draw other numbers each time. Where WordPress is there, all journeys are run in it, too.
 * `npm run test:long -- crash` runs those whose file name contains a word, `wordpress` the journeys.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { holdOnLeash } from './leash.mjs';
import { ROOT } from './project.mjs';
import { testsWordPress } from './wordpress.mjs';

/** Kills of the process, seconds of twenty clients, calls of each route, stories told of a shop, and of the client. */
const LENGTHS = {
  KILLS: '50',
  STRESS_SECONDS: '60',
  FUZZ_RUNS: '40',
  STORE_RUNS: '500',
  PROPERTY_RUNS: '100',
};

const { long } = createRequire(import.meta.url)('./test-files.json');

holdOnLeash();
const words = process.argv.slice(2);
const isChosen = (name) => words.length === 0 || words.some((word) => name.includes(word));
const chosen = long.files.filter(isChosen);
// One after the other: they measure themselves against a machine that does nothing else.
const runs = [
  ...(chosen.length > 0
    ? [['node_modules/jest/bin/jest.js', '--runInBand', ...chosen, '--selectProjects', 'server', 'client']]
    : []),
  ...(isChosen('wordpress') && testsWordPress() ? [['scripts/test-wordpress.mjs']] : []),
];
for (const [script, ...given] of runs) {
  const { status, error } = spawnSync(process.execPath, [join(ROOT, script), ...given], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...LENGTHS },
  });
  if (error) throw error;
  if (status !== 0) process.exitCode = status ?? 1;
}
