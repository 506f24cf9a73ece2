/**
 * Runs the benchmarks, each in its own process.
 *
 *   npm run bench                       all except `host`
 *   npm run bench -- NAME [arguments]   `registry`, `reports`, `screens`, `product` or `host`
 *   npm run bench -- TEXT               registry benchmarks whose name contains a text
 *
 * `BENCH_FILE` keeps the large store for the next run. Exits with the status of the first benchmark that failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ROOT } from './project.mjs';

/** Compiles TypeScript on import. */
const TYPESCRIPT = './packages/embedded-store/src/testing/typescript.cjs';

const REGISTRY = {
  name: 'registry',
  title: '',
  run: (words) => runNode(['--expose-gc', 'scripts/bench-registry.mjs', ...words]),
};

/** In running order; `isManual` ones run only if named. */
const BENCHMARKS = [
  REGISTRY,
  {
    name: 'reports',
    title: 'Report requests: time / limit',
    run: (words) => runTypeScript('bench/reports/measure.ts', words),
  },
  {
    name: 'screens',
    title: 'Screens at 4× CPU slowdown: work / limit',
    run: onBuild('bench/screens/measure.ts'),
  },
  {
    name: 'product',
    title: 'Product form at 4× CPU slowdown: longest task / limit',
    run: onBuild('bench/product/measure.ts'),
  },
  {
    name: 'host',
    title: 'Store Admin / stock dashboard, medians and ratio: ms, ms, MB, kB gzip, files, requests',
    isManual: true,
    run: inBrowser('bench/host/measure.ts'),
  },
];

const folder = mkdtempSync(join(tmpdir(), 'store-admin-bench-'));
try {
  for (const { title, run } of choose(process.argv.slice(2))) {
    if (title) console.log(`\n${title}\n`);
    process.exitCode ||= await run();
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** Returns the chosen benchmarks with their arguments. */
function choose(words) {
  const named = BENCHMARKS.find(({ name }) => name === words[0]);
  if (named) return [{ ...named, run: () => named.run(words.slice(1)) }];
  if (words.length > 0) return [{ ...REGISTRY, run: () => REGISTRY.run(words) }];
  return BENCHMARKS.filter(({ isManual }) => !isManual).map((each) => ({ ...each, run: () => each.run([]) }));
}

/** Runs a browser benchmark on an up-to-date build. */
function onBuild(file) {
  return async (words) => {
    await buildIfStale();
    return inBrowser(file)(words);
  };
}

function inBrowser(file) {
  return (words) => runTypeScript(file, words, { CHROMIUM: ensureChromium() });
}

function runTypeScript(file, words, environment) {
  return runNode(['--require', TYPESCRIPT, file, ...words], environment);
}

/** Runs Node and returns the status. All benchmarks share the large store. */
function runNode(args, environment) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    cwd: ROOT,
    // Read by libraries when they are loaded.
    env: { BENCH_FILE: join(folder, 'store.db'), ...process.env, ...environment, NODE_ENV: 'production' },
  });
  return status ?? 1;
}
