/**
 * Compares the registry of `@admin/data` with `@wordpress/data` and prints medians (`npm run bench -- registry [text]`).
 * Ratios are those of adjacent rounds, so that other load on the machine affects both candidates equally.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

const OUTPUT = join(ROOT, 'dist/bench');
const WARM_UP = 5;
const ROUNDS = 21;
const require = createRequire(import.meta.url);

const text = process.argv.slice(2).join(' ').toLowerCase();
const count = await measureRows(text);
if (count === 0) console.error(`No benchmark matches '${text}'.`);
// Candidates may leave timers running.
process.exit(count > 0 ? 0 : 1);

async function measureRows(filter) {
  await compile();
  createWindow();
  const { rows: all } = require(join(OUTPUT, 'registry.cjs'));
  const rows = all.filter(({ name }) => name.toLowerCase().includes(filter));
  if (rows.length === 0) return 0;
  console.log(`Node ${process.version}, medians of ${ROUNDS} rounds\n`);
  console.log(
    `${''.padEnd(50)}${'Store Admin'.padStart(14)}${'WordPress'.padStart(14)}${'ratio'.padStart(9)}`,
  );
  for (const row of rows) print(row, await measure(row));
  return rows.length;
}

async function measure({ candidates, better }) {
  const [storeAdmin, wordpress] = [await candidates.storeAdmin(), await candidates.wordpress()].map(
    (each) => ({
      measure: each,
      results: /** @type {number[]} */ ([]),
    }),
  );
  const order = [storeAdmin, wordpress];
  // Not between rounds, which would discard optimized code.
  globalThis.gc?.();
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const candidate of order) {
      const result = await candidate.measure();
      if (round >= WARM_UP) candidate.results.push(result);
    }
    order.reverse();
  }
  const ratios = storeAdmin.results.map((result, round) => result / wordpress.results[round]);
  return {
    storeAdmin: median(storeAdmin.results),
    wordpress: median(wordpress.results),
    ratio: median(better === 'less' ? ratios.map((ratio) => 1 / ratio) : ratios),
  };
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function print({ name, unit, better }, { storeAdmin, wordpress, ratio }) {
  const format = (value) =>
    `${new Intl.NumberFormat('en', { maximumSignificantDigits: 4 }).format(value)} ${unit}`;
  const multiple = better === 'count' ? '' : `${ratio.toFixed(2)} ×`;
  console.log(
    `${name.padEnd(50)}${format(storeAdmin).padStart(14)}${format(wordpress).padStart(14)}${multiple.padStart(9)}`,
  );
}

/** Compiles the project's code; libraries are loaded unbundled. */
async function compile() {
  const { default: webpack } = await import('webpack');
  const isOurs = (request) => /^(?:[./]|@admin\/)/.test(request);
  const compiler = webpack({
    mode: 'production',
    target: 'node20',
    context: ROOT,
    devtool: false,
    entry: { registry: './bench/registry/measure.tsx' },
    output: { path: OUTPUT, filename: '[name].cjs', library: { type: 'commonjs2' } },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [{ test: /\.tsx?$/, loader: 'babel-loader' }] },
    externals: [
      ({ request }, done) => (isOurs(request) ? done() : done(null, `commonjs ${require.resolve(request)}`)),
    ],
    optimization: { minimize: false },
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

/** Creates a DOM to render into. */
function createWindow() {
  const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');
  const { window } = new JSDOM('<!doctype html>', { pretendToBeVisual: true, url: 'http://localhost/' });
  // Without it `@wordpress/data` would use a slower fallback.
  const idle = { didTimeout: false, timeRemaining: () => 50 };
  window.requestIdleCallback = (callback) => setTimeout(() => callback(idle), 1);
  window.cancelIdleCallback = clearTimeout;
  for (const name of ['window', 'document', 'navigator', 'HTMLElement', 'Node']) {
    // Node's own `navigator` can only be replaced by a definition.
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  }
}
