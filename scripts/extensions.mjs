/**
 * Builds extensions in the typed style, each into one script.
 *
 *   node scripts/extensions.mjs                 those in `examples/` and `extensions/`, into `dist/`
 *   node scripts/extensions.mjs my-report       the one in `extensions/my-report`, into its folder `build/`
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { isMain, ROOT } from './project.mjs';

const require = createRequire(import.meta.url);

/** Where extensions begin. */
const ENTRY = 'src/index.tsx';

/** What an extension brings for the embedded store, and a script in the classic style that is built already. */
const BESIDE = ['endpoints.cjs', 'notices.cjs', 'classic.js'];

/**
 * Builds the extensions in a folder of the project, together with what they bring for the embedded store.
 * @param {string} source `examples` or `extensions`
 * @returns {Promise<string>} the folder with the scripts
 */
export async function buildExtensions(source, mode = 'production') {
  const folder = join(ROOT, 'dist', source);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = namesIn(source);
  for (const name of names) {
    for (const file of BESIDE) {
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

/** Builds one extension for use in WordPress, into its own folder. */
async function buildOne(name) {
  const home = join(ROOT, 'extensions', name);
  if (!existsSync(join(home, ENTRY))) throw new Error(`There is no extensions/${name}/${ENTRY}.`);
  await bundle([{ name, entry: join(home, ENTRY), folder: join(home, 'build') }], 'production');
}

const namesIn = (source) =>
  existsSync(join(ROOT, source))
    ? readdirSync(join(ROOT, source)).filter((name) => existsSync(join(ROOT, source, name, ENTRY)))
    : [];

/** @returns {Promise<void> | undefined} nothing where there are none */
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
