/**
 * Runs the benchmarks in `bench/*.bench.tsx`, the contenders taking turns, and prints medians. Ratios are
 * those of neighbouring rounds, so that whatever else the machine does meets both alike. Then reports over a large
 * shop are held against the time they may take, and screens against the work they may cost the browser.
 * `npm run bench -- host` holds our dashboard against the stock one of a WordPress site (see `bench/host/measure.ts`).
 * `npm run bench -- widgets` holds our widgets against the practices for them, beside a library that is kept.
 * `npm run bench -- react` runs the rows whose name contains a text, `npm run bench -- reports`, `npm run bench -- screens`
 * and `npm run bench -- product` those alone. `BENCH_FILE` keeps the large shop for the next time.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build.mjs';
import { ensureChromium } from './chromium.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUTPUT = join(ROOT, 'dist/bench');
const WARM_UP = 5;
const ROUNDS = 21;
const require = createRequire(import.meta.url);

if (process.env.NODE_ENV === 'production' && globalThis.gc) {
  const filter = process.argv.slice(2).join(' ').toLowerCase();
  const [first, word = ''] = filter.split(' ');
  if (first === 'host') measureHost(word);
  else if (first === 'widgets') measureWidgets();
  else if (!['reports', 'screens', 'product'].includes(filter)) await measureAll(filter);
  const isApart = ['host', 'widgets'].includes(first);
  if (!isApart && ['reports', 'screens'].some((name) => name.includes(filter)))
    await measureLargeShop(filter);
  if (!isApart && 'product'.includes(filter)) await measureProduct();
  process.exit(); // Whatever the contenders left running.
} else {
  // Libraries decide by NODE_ENV when they load.
  const flags = ['--expose-gc', fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, flags, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.exitCode = status ?? 1;
}

async function measureAll(filter) {
  const names = readdirSync(join(ROOT, 'bench')).filter((name) => /\.bench\.tsx?$/.test(name));
  await compile(names);
  openWindow();
  console.log(`Node ${process.version}, medians of ${ROUNDS} rounds\n`);
  console.log(`${''.padEnd(50)}${'ours'.padStart(14)}${'platform'.padStart(14)}${'ratio'.padStart(9)}`);
  for (const name of names) {
    const { rows } = require(join(OUTPUT, `${basename(name).replace(/\.tsx?$/, '')}.cjs`));
    for (const row of rows) {
      if (row.name.toLowerCase().includes(filter)) print(row, await measure(row));
    }
  }
}

/** What the server and what the browser need for a large shop, which both use. */
async function measureLargeShop(filter) {
  const folder = mkdtempSync(join(tmpdir(), 'store-admin-bench-'));
  const env = { BENCH_FILE: join(folder, 'shop.db'), ...process.env };
  if ('reports'.includes(filter)) {
    console.log('\nReports, and their share of the time they may take\n');
    runApart('bench/reports/measure.ts', env);
  }
  if ('screens'.includes(filter)) {
    await buildIfStale();
    console.log(
      '\nScreens, and their share of the work they may cost a processor slowed down to a quarter\n',
    );
    runApart('bench/screens/measure.ts', { ...env, CHROMIUM: ensureChromium() });
  }
  rmSync(folder, { recursive: true });
}

/** The form of a product with thousands of variations. */
async function measureProduct() {
  await buildIfStale();
  console.log('\nThe form of a product, and its share of the longest pause at a quarter of the processor\n');
  runApart('bench/product/measure.ts', { ...process.env, CHROMIUM: ensureChromium() });
}

/** Our widgets beside those of a library. */
function measureWidgets() {
  console.log('\nWhat holds of the practices, in a browser; what does not is named');
  runApart('bench/widgets/measure.ts', { ...process.env, CHROMIUM: ensureChromium() });
}

/** Our dashboard beside the stock one, where the caller has a site. */
function measureHost(word) {
  console.log('\nOurs / stock, medians: ms, ms, MB, kB gzip, files, requests; and their ratio');
  runApart('bench/host/measure.ts', { ...process.env, CHROMIUM: ensureChromium() }, [word]);
}

/** In a process of its own, so that nothing of the contenders is in its way. */
function runApart(file, env, words = []) {
  const typescript = './packages/embedded-store/src/testing/typescript.cjs';
  spawnSync(process.execPath, ['--require', typescript, file, ...words], {
    stdio: 'inherit',
    cwd: ROOT,
    env,
  });
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
