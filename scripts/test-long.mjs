/**
 * Runs property, fuzz, stress and crash tests with many more iterations than `npm test`, and the browser tests in WordPress.
 *
 *   npm run test:long
 *   npm run test:long -- crash       files whose name contains `crash`
 *   npm run test:long -- wordpress   the browser tests in WordPress
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './project.mjs';
import { canTestWordPress } from './install-wordpress.mjs';

/** Iterations and durations of the tests, as environment variables. */
const ITERATIONS = {
  KILLS: '50',
  STRESS_SECONDS: '60',
  FUZZ_RUNS: '40',
  STORE_RUNS: '500',
  PROPERTY_RUNS: '100',
};

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
  'client/metric-details/recount.property.test.ts',
];

const filters = process.argv.slice(2);
const isChosen = (name) => filters.length === 0 || filters.some((filter) => name.includes(filter));
const chosen = FILES.filter(isChosen);
// In sequence, since some tests measure time.
const runs = [
  ...(chosen.length > 0
    ? [['node_modules/jest/bin/jest.js', '--runInBand', ...chosen, '--selectProjects', 'server', 'client']]
    : []),
  ...(isChosen('wordpress') && canTestWordPress() ? [['scripts/test-wordpress.mjs']] : []),
];
for (const [script, ...given] of runs) {
  const { status, error } = spawnSync(process.execPath, [join(ROOT, script), ...given], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...ITERATIONS },
  });
  if (error) throw error;
  if (status !== 0) process.exitCode = status ?? 1;
}
