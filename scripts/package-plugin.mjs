/**
 * Makes the installable WordPress plugin: `dist/store-admin.zip`, the same unpacked beside it, and with its blueprint for
 * WordPress Playground as `dist/store-admin-playground.zip`.
 *
 *   node scripts/package-plugin.mjs
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { zipSync } from 'fflate';
import { buildForWordPress } from './build.mjs';
import { listMessages } from './messages.mjs';
import { isMain, ROOT } from './project.mjs';

const SLUG = 'store-admin';
const BUILD = join(ROOT, 'dist/wordpress');
const FOLDER = join(ROOT, 'dist', SLUG);
const ZIP = `${FOLDER}.zip`;
const PLAYGROUND = `${FOLDER}-playground.zip`;

/** Zip archives know no dates before 1980; always the same one makes equal contents equal archives. */
const DATE = new Date('1980-01-02T00:00:00Z');

/**
 * @param isBuilt whether the build of these sources is there already
 * @returns {Promise<{ folder: string, zip: string }>} where the plugin was put
 */
export async function packagePlugin({ isBuilt = false } = {}) {
  if (!isBuilt) await buildForWordPress();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync(join(ROOT, 'packages/wordpress-plugin/plugin'), FOLDER, { recursive: true });
  // Both hosts go by the same list of what is told in the history.
  cpSync(
    join(ROOT, 'packages/embedded-store/src/site/history/recorded.data.json'),
    join(FOLDER, 'history.json'),
  );
  cpSync(join(ROOT, 'LICENSE'), join(FOLDER, 'LICENSE'));
  cpSync(BUILD, join(FOLDER, 'build'), { recursive: true });
  const manifest = join(FOLDER, 'build/manifest.json');
  const files = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify({ ...files, messages: listMessages() }));
  const zip = zipSync(entriesOf(FOLDER), { level: 9, mtime: DATE });
  writeFileSync(ZIP, zip);
  const blueprint = new Uint8Array(readFileSync(join(ROOT, 'packages/wordpress-plugin/blueprint.json')));
  const bundle = { 'blueprint.json': blueprint, 'store-admin.zip': zip };
  writeFileSync(PLAYGROUND, zipSync(bundle, { level: 9, mtime: DATE }));
  return { folder: FOLDER, zip: ZIP };
}

/** Every file below a folder, by its path inside the archive. */
function entriesOf(folder) {
  const paths = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
  return Object.fromEntries(
    paths
      .toSorted()
      .map((path) => [
        [SLUG, ...relative(folder, path).split(sep)].join('/'),
        new Uint8Array(readFileSync(path)),
      ]),
  );
}

if (isMain(import.meta.url)) {
  const { zip } = await packagePlugin();
  console.log(`${relative(ROOT, zip)}: ${(statSync(zip).size / 1000).toFixed(0)} kB`);
}
