/**
 * Runs the benchmarks, each in a process of its own, so that nothing of one is in the way of the next.
 *
 *   npm run bench              our registry beside the platform's, then reports, screens and the form of a product
 *   npm run bench -- NAME      one of the measures below alone; further words are its own, as its file says
 *   npm run bench -- TEXT      the rows of the registry whose name contains a text
 *
 * `BENCH_FILE` keeps the large shop for the next time. Ends with what the first measure that failed ended with.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ROOT } from './project.mjs';

/** Lets Node run what is written in TypeScript; the tests of the embedded store start processes with it, too. */
const TYPESCRIPT = './packages/embedded-store/src/testing/typescript.cjs';

const ROWS = {
  name: 'registry',
  title: '',
  run: (words) => runNode(['--expose-gc', 'scripts/bench-rows.mjs', ...words]),
};

/** In the order in which they are run; `isApart` are those that are run only where they are named. */
const MEASURES = [
  ROWS,
  {
    name: 'reports',
    title: 'Reports, and their share of the time they may take',
    run: (words) => runTypeScript('bench/reports/measure.ts', words),
  },
  {
    name: 'screens',
    title: 'Screens, and their share of the work they may cost a processor slowed down to a quarter',
    run: onBuild('bench/screens/measure.ts'),
  },
  {
    name: 'product',
    title: 'The form of a product, and its share of the longest pause at a quarter of the processor',
    run: onBuild('bench/product/measure.ts'),
  },
  {
    name: 'host',
    title: 'Ours / stock, medians: ms, ms, MB, kB gzip, files, requests; and their ratio',
    isApart: true,
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

/** What was asked for, with the words for each. */
function choose(words) {
  const named = MEASURES.find(({ name }) => name === words[0]);
  if (named) return [{ ...named, run: () => named.run(words.slice(1)) }];
  if (words.length > 0) return [{ ...ROWS, run: () => ROWS.run(words) }];
  return MEASURES.filter(({ isApart }) => !isApart).map((each) => ({ ...each, run: () => each.run([]) }));
}

/** What a browser measures of the dashboard that is built. */
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

/** Gives the status; reports and screens are about the same large shop. */
function runNode(args, environment) {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    cwd: ROOT,
    // Libraries decide by NODE_ENV when they load.
    env: { BENCH_FILE: join(folder, 'shop.db'), ...process.env, ...environment, NODE_ENV: 'production' },
  });
  return status ?? 1;
}
