/**
 * Builds the WordPress plugin: `dist/store-admin.zip`, the unpacked folder `dist/store-admin`, and a bundle for WordPress
 * Playground, `dist/store-admin-playground.zip`.
 *
 *   npm run package:plugin
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { zipSync } from 'fflate';
import { buildForWordPress } from './build.mjs';
import { writePhpTranslations } from './languages.mjs';
import { listMessages } from './messages.mjs';
import { isMain, ROOT } from './project.mjs';

const SLUG = 'store-admin';
const BUILD = join(ROOT, 'dist/wordpress');
const FOLDER = join(ROOT, 'dist', SLUG);
const ZIP = `${FOLDER}.zip`;
const PLAYGROUND = `${FOLDER}-playground.zip`;

/** A fixed date makes archives reproducible; zip has no dates before 1980. */
const DATE = new Date('1980-01-02T00:00:00Z');

/**
 * @param isBuilt whether the build is up to date
 * @returns {Promise<{ folder: string, zip: string }>} paths of the plugin
 */
export async function packagePlugin({ isBuilt = false } = {}) {
  if (!isBuilt) await buildForWordPress();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync(join(ROOT, 'packages/wordpress-plugin/plugin'), FOLDER, { recursive: true });
  // The history rules are shared with the embedded store.
  cpSync(
    join(ROOT, 'packages/embedded-store/src/site/history/recorded.data.json'),
    join(FOLDER, 'history.json'),
  );
  cpSync(join(ROOT, 'LICENSE'), join(FOLDER, 'LICENSE'));
  cpSync(BUILD, join(FOLDER, 'build'), { recursive: true });
  mkdirSync(join(FOLDER, 'languages'));
  writePhpTranslations(join(FOLDER, 'languages'));
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

/** Returns the files of a folder by their path in the archive. */
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
