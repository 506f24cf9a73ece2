/**
 * Gzipped size limits by route, from the manifests of both builds (`npm run test:sizes`).
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const HOME = ['home'];
const REPORT = ['analytics-report'];
const OVERVIEW = ['analytics-overview'];

/** Reads the files of a build by entry and chunk. */
function readBuild(folder) {
  const { entrypoints, chunks } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  /** A size limit for the files of an entry and its chunks. */
  const row = (name, limit, { entry, parts, type = '.js' }) => {
    const missing = parts.filter((part) => !chunks[part]);
    if (missing.length > 0) throw new Error(`The build has no chunk ${missing.join(', ')}.`);
    const files = [entrypoints[entry], ...parts.map((part) => chunks[part])].flat();
    const path = [...new Set(files)].filter((file) => file.endsWith(type)).map((file) => join(folder, file));
    return { name, path, limit, gzip: true };
  };
  return { chunks: Object.keys(chunks), row };
}

const standalone = readBuild('dist/client');
const added = readBuild('dist/wordpress');

const routes = [
  { name: 'home', limit: '260 kB', files: { entry: 'dashboard', parts: HOME } },
  ...standalone.chunks
    .filter((chunk) => chunk !== 'home')
    .map((chunk) => ({
      name: chunk,
      limit: '350 kB',
      files: { entry: 'dashboard', parts: ['home', chunk] },
    })),
  { name: 'classic pages', limit: '350 kB', files: { entry: 'embedded', parts: ['classic-panels'] } },
];

module.exports = [
  ...routes.map(({ name, limit, files }) => standalone.row(`JavaScript of ${name}`, limit, files)),
  ...routes.map(({ name, files }) => standalone.row(`CSS of ${name}`, '30 kB', { ...files, type: '.css' })),
  // 45 kB of this are Ariakit, which every screen uses. The target is 160 kB.
  added.row('Added to home in WordPress', '165 kB', { entry: 'dashboard', parts: HOME }),
  added.row('Added to a report in WordPress', '200 kB', { entry: 'dashboard', parts: REPORT }),
  added.row('Added to the overview in WordPress', '200 kB', { entry: 'dashboard', parts: OVERVIEW }),
];
