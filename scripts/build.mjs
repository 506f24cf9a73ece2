/**
 * Builds the dashboard and the embedded store into `dist/`.
 *
 *   node scripts/build.mjs                production build
 *   node scripts/build.mjs --if-stale     only if a source is newer than the last build
 *   node scripts/build.mjs --development  unminified
 *   node scripts/build.mjs --wordpress    the dashboard for WordPress instead
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { isMain, ROOT } from './project.mjs';
import { isStale, removeStamp, writeStamp } from './build-cache.mjs';

const require = createRequire(import.meta.url);
const STAMP = join(ROOT, 'dist/.built');
const STORYBOOK = join(ROOT, 'dist/storybook-test');
const STORYBOOK_STAMP = join(STORYBOOK, '.built');
const atRoot = (names) => names.map((name) => join(ROOT, name));
const COMPONENT_SOURCES = atRoot(['packages', 'webpack.config.js', 'babel.config.js', 'package-lock.json']);
const SOURCES = [...COMPONENT_SOURCES, ...atRoot(['stores', 'client', 'languages'])];

/** Creates the compiler of `dist`. Its output is no longer the last build, so the stamp is removed. */
export function createCompiler(mode) {
  removeStamp(STAMP);
  return webpack(require('../webpack.config.js')({}, { mode }));
}

/** @returns {Promise<number>} duration in milliseconds; rejects with webpack's errors */
export async function build(mode = 'production') {
  const started = Date.now();
  await run(createCompiler(mode));
  writeStamp(STAMP, mode);
  return Date.now() - started;
}

/**
 * Builds the pages of component tests if a source is newer than the last build: Storybook into `dist/storybook-test`, and
 * the keyboard test page into `dist/practices`.
 */
export async function buildComponentsIfStale() {
  if (!isStale(STORYBOOK_STAMP, 'production', [...COMPONENT_SOURCES, join(ROOT, '.storybook')])) return;
  await run(webpack(require('../webpack.config.js').practices(true)));
  const storybook = join(ROOT, 'node_modules/.bin/storybook');
  const options = ['--test', '--quiet', '--disable-telemetry', '--output-dir', STORYBOOK];
  execFileSync(storybook, ['build', ...options], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  writeStamp(STORYBOOK_STAMP, 'production');
}

/** Builds the dashboard for WordPress into `dist/wordpress`. */
export const buildForWordPress = () => run(webpack(require('../webpack.config.js').wordpress(true)));

/** @returns {Promise<void>} */
function run(configured) {
  return new Promise((resolve, reject) => {
    configured.run((error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors())
        return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      return resolve();
    });
  });
}

export async function buildIfStale() {
  if (!isStale(STAMP, 'production', SOURCES)) return;
  process.stdout.write('Building the dashboard and the store … ');
  console.log(`done in ${((await build()) / 1000).toFixed(1)} s`);
}

if (isMain(import.meta.url)) {
  const mode = process.argv.includes('--development') ? 'development' : 'production';
  if (process.argv.includes('--wordpress')) await buildForWordPress();
  else if (process.argv.includes('--if-stale')) await buildIfStale();
  else console.log(`Built in ${((await build(mode)) / 1000).toFixed(1)} s`);
}
