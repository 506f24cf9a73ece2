/**
 * Runs the benchmarks in `bench/*.bench.tsx`, the contenders taking turns, and prints medians. Ratios are those of
 * neighbouring rounds, so that whatever else the machine does meets both alike. `scripts/bench.mjs` starts it:
 *
 *   node --expose-gc scripts/bench-rows.mjs [words]   the rows whose name contains a text
 */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { ROOT } from './project.mjs';

const OUTPUT = join(ROOT, 'dist/bench');
const WARM_UP = 5;
const ROUNDS = 21;
const require = createRequire(import.meta.url);

const text = process.argv.slice(2).join(' ').toLowerCase();
const count = await measureRows(text);
if (count === 0) console.error(`No measure is called '${text}', and no row has it in its name.`);
process.exit(count > 0 ? 0 : 1); // Whatever the contenders left running.

async function measureRows(filter) {
  const names = readdirSync(join(ROOT, 'bench')).filter((name) => /\.bench\.tsx?$/.test(name));
  await compile(names);
  openWindow();
  const rows = names
    .flatMap((name) => require(join(OUTPUT, `${basename(name).replace(/\.tsx?$/, '')}.cjs`)).rows)
    .filter(({ name }) => name.toLowerCase().includes(filter));
  if (rows.length === 0) return 0;
  console.log(`Node ${process.version}, medians of ${ROUNDS} rounds\n`);
  console.log(`${''.padEnd(50)}${'ours'.padStart(14)}${'platform'.padStart(14)}${'ratio'.padStart(9)}`);
  for (const row of rows) print(row, await measure(row));
  return rows.length;
}

async function measure({ contenders, better }) {
  const [ours, platform] = [await contenders.ours(), await contenders.platform()].map((each) => ({
    measure: each,
    results: /** @type {number[]} */ ([]),
  }));
  const order = [ours, platform];
  globalThis.gc?.(); // Of what was before. Doing it between rounds would undo what engines have optimised.
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const contender of order) {
      const result = await contender.measure();
      if (round >= WARM_UP) contender.results.push(result);
    }
    order.reverse();
  }
  const ratios = ours.results.map((result, round) => result / platform.results[round]);
  return {
    ours: median(ours.results),
    platform: median(platform.results),
    ratio: median(better === 'less' ? ratios.map((ratio) => 1 / ratio) : ratios),
  };
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function print({ name, unit, better }, { ours, platform, ratio }) {
  const format = (value) =>
    `${new Intl.NumberFormat('en', { maximumSignificantDigits: 4 }).format(value)} ${unit}`;
  const verdict = better === 'count' ? '' : `${ratio.toFixed(2)} ×`;
  console.log(
    `${name.padEnd(50)}${format(ours).padStart(14)}${format(platform).padStart(14)}${verdict.padStart(9)}`,
  );
}

/** Our own code is compiled; libraries are loaded as they are. */
async function compile(names) {
  const { default: webpack } = await import('webpack');
  const isOurs = (request) => /^(?:[./]|@admin\/)/.test(request);
  const compiler = webpack({
    mode: 'production',
    target: 'node20',
    context: ROOT,
    devtool: false,
    entry: Object.fromEntries(names.map((name) => [name.replace(/\.tsx?$/, ''), `./bench/${name}`])),
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

/** A page to render into. */
function openWindow() {
  const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');
  const { window } = new JSDOM('<!doctype html>', { pretendToBeVisual: true, url: 'http://localhost/' });
  // Browsers have it; without it the platform's registry would fall back to something slower.
  const idle = { didTimeout: false, timeRemaining: () => 50 };
  window.requestIdleCallback = (callback) => setTimeout(() => callback(idle), 1);
  window.cancelIdleCallback = clearTimeout;
  for (const name of ['window', 'document', 'navigator', 'HTMLElement', 'Node']) {
    // Node has a navigator of its own, which gives way only to a definition.
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  }
}
