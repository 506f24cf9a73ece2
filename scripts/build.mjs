/**
 * Builds the dashboard and the embedded store into `dist/`.
 *
 *   node scripts/build.mjs                production build
 *   node scripts/build.mjs --if-stale     only when a source is newer than the last build
 *   node scripts/build.mjs --development  unminified
 *   node scripts/build.mjs --wordpress    the dashboard for WordPress instead
 */
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { isMain, ROOT } from './project.mjs';

const require = createRequire(import.meta.url);
const STAMP = join(ROOT, 'dist/.built');
const GALLERY_STAMP = join(ROOT, 'dist/gallery/.built');
const SOURCES = ['packages', 'stores', 'client', 'webpack.config.js', 'babel.config.js', 'package-lock.json'];

export const compiler = (mode) => webpack(require('../webpack.config.js')({}, { mode }));

export function isStale(stamp = STAMP) {
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  return SOURCES.some((source) => isNewer(join(ROOT, source), built));
}

/** @returns {Promise<number>} milliseconds that the build took; rejects with webpack's report. */
export async function build(mode = 'production') {
  const started = Date.now();
  await run(compiler(mode));
  writeFileSync(STAMP, '');
  return Date.now() - started;
}

/** Builds the gallery of components into `dist/gallery`, unless no source is newer than the last build of it. */
export async function buildGalleryIfStale() {
  if (!isStale(GALLERY_STAMP)) return;
  await run(webpack(require('../webpack.config.js').gallery(true)));
  writeFileSync(GALLERY_STAMP, '');
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
  if (!isStale()) return;
  process.stdout.write('Building the dashboard and the store … ');
  console.log(`done in ${((await build()) / 1000).toFixed(1)} s`);
}

function isNewer(path, than) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs > than;
  return readdirSync(path).some((name) => name !== 'node_modules' && isNewer(join(path, name), than));
}

if (isMain(import.meta.url)) {
  const mode = process.argv.includes('--development') ? 'development' : 'production';
  if (process.argv.includes('--wordpress')) await buildForWordPress();
  else if (process.argv.includes('--if-stale')) await buildIfStale();
  else console.log(`Built in ${((await build(mode)) / 1000).toFixed(1)} s`);
}
