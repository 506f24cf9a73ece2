/**
 * Builds extensions that use the typed API, each into one script.
 *
 *   node scripts/build-extensions.mjs             all in `examples/` and `extensions/`, into `dist/`
 *   node scripts/build-extensions.mjs my-report   `extensions/my-report`, into its folder `build/`
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { isMain, ROOT } from './project.mjs';

const require = createRequire(import.meta.url);

const ENTRY = 'src/index.tsx';

/** Files that are copied: server code for the embedded store, and scripts that use the classic API. */
const COPIED_FILES = ['endpoints.cjs', 'notices.cjs', 'classic.js'];

/**
 * Builds the extensions of a folder, with their server code for the embedded store.
 * @param {string} source `examples` or `extensions`
 * @returns {Promise<string>} output folder
 */
export async function buildExtensions(source, mode = 'production') {
  const folder = join(ROOT, 'dist', source);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = namesIn(source);
  for (const name of names) {
    for (const file of COPIED_FILES) {
      const path = join(ROOT, source, name, file);
      if (existsSync(path)) copyFileSync(path, join(folder, `${name}.${file}`));
    }
  }
  await bundle(
    names.map((name) => ({ name, entry: join(ROOT, source, name, ENTRY), folder })),
    mode,
  );
  return folder;
}

/** Builds one extension for WordPress. */
async function buildOne(name) {
  const home = join(ROOT, 'extensions', name);
  if (!existsSync(join(home, ENTRY))) throw new Error(`extensions/${name}/${ENTRY} does not exist.`);
  await bundle([{ name, entry: join(home, ENTRY), folder: join(home, 'build') }], 'production');
}

const namesIn = (source) =>
  existsSync(join(ROOT, source))
    ? readdirSync(join(ROOT, source)).filter((name) => existsSync(join(ROOT, source, name, ENTRY)))
    : [];

/** @returns {Promise<void> | undefined} */
function bundle(extensions, mode) {
  if (extensions.length === 0) return undefined;
  const { extension } = require('../webpack.config.js');
  const compiler = webpack(extensions.map((each) => extension(each, mode === 'production')));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors())
        return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      return resolve();
    });
  });
}

if (isMain(import.meta.url)) {
  const [name] = process.argv.slice(2);
  if (name) await buildOne(name);
  else for (const source of ['examples', 'extensions']) await buildExtensions(source);
}
