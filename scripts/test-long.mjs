/**
 * The tests of what must never break, as long as they are meant to be; `npm test` runs them in short. They take their
 * time, and draw other numbers each time. Where WordPress is there, all browser tests are run in it, too.
 * `npm run test:long -- crash` runs those whose file name contains a word, `wordpress` the browser tests.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
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

/** What must never break, drawn anew and for longer. */
const FILES = [
  'packages/embedded-store/src/crash.test.ts',
  'packages/embedded-store/src/stress.test.ts',
  'packages/embedded-store/src/fuzz.test.ts',
  'packages/embedded-store/src/disk.test.ts',
  'packages/embedded-store/src/analytics/reports/reports.property.test.ts',
  'stores/shipping/src/shop.property.test.ts',
  'stores/gateways/src/answers.property.test.ts',
  'client/shell/activity-panel/panel.property.test.tsx',
  'client/shell/navigation/navigation.property.test.tsx',
  'stores/tasks/src/quick-clicks.property.test.ts',
  'stores/product/src/product.property.test.ts',
  'client/screens/product/failures.test.tsx',
  'client/tasks/appearance/appearance-failures.test.tsx',
  'client/tasks/marketing/marketing-failures.test.tsx',
  'client/tasks/payments/payments-failures.test.tsx',
  'client/tasks/products/products-failures.test.tsx',
  'client/tasks/shipping/shipping-failures.test.tsx',
  'client/tasks/tax/tax-failures.test.tsx',
  'client/figures/recount.property.test.ts',
];

const words = process.argv.slice(2);
const isChosen = (name) => words.length === 0 || words.some((word) => name.includes(word));
const chosen = FILES.filter(isChosen);
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
