/**
 * Builds the dashboard and the embedded store into `dist/`.
 *
 *   node scripts/build.mjs                production build
 *   node scripts/build.mjs --if-stale     only if a source is newer than the last build
 *   node scripts/build.mjs --development  unminified
 *   node scripts/build.mjs --wordpress    the dashboard for WordPress instead
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { isMain, ROOT } from './project.mjs';
import { isStale, removeStamp, writeStamp } from './build-cache.mjs';

const require = createRequire(import.meta.url);
const STAMP = join(ROOT, 'dist/.built');
const GALLERY_STAMP = join(ROOT, 'dist/gallery/.built');
const SOURCES = [
  'packages',
  'stores',
  'client',
  'webpack.config.js',
  'babel.config.js',
  'package-lock.json',
].map((name) => join(ROOT, name));

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

/** Builds the gallery of components into `dist/gallery`, unless no source is newer than the last build of it. */
export async function buildGalleryIfStale() {
  if (!isStale(GALLERY_STAMP, 'production', SOURCES)) return;
  await run(webpack(require('../webpack.config.js').gallery(true)));
  writeStamp(GALLERY_STAMP, 'production');
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
