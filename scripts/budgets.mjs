/**
 * What each route may weigh, gzipped, read from the manifests of both builds.
 *
 *   node scripts/budgets.mjs   prints the table of those that are there
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isMain, ROOT } from './project.mjs';

const CLIENT = join(ROOT, 'dist/client');
const WORDPRESS = join(ROOT, 'dist/wordpress');
const KB = 1000;

/** Limits of the design, gzipped: JavaScript of the home screen, of any other route, and CSS of a route. */
const HOME_SCRIPTS = 260 * KB;
const ROUTE_SCRIPTS = 350 * KB;
const ROUTE_STYLES = 30 * KB;
/** What a page of the plugin may add to the platform's own scripts, React aside. */
const ADDED_TO_HOME = 160 * KB;
const ADDED_TO_REPORT = 200 * KB;

/** All that a home screen loads by itself. */
const HOME = ['home'];

/** The same of a report. */
const REPORT = ['analytics-report', 'analytics-chart'];
const OVERVIEW = ['analytics-overview', 'analytics-chart'];

/** The dashboard with all that it stands on, as the embedded store serves it. */
export function checkBudgets() {
  const { entrypoints, chunks, filesOf } = readManifest(CLIENT);
  const routes = [
    { name: 'home screen', files: [entrypoints.own, ...filesOf(HOME)], scripts: HOME_SCRIPTS },
    ...Object.keys(chunks)
      .filter((chunk) => chunk !== 'home')
      .map((chunk) => ({
        name: `own page with ${chunk}`,
        files: [entrypoints.own, chunks.home, chunks[chunk]],
        scripts: ROUTE_SCRIPTS,
      })),
    { name: 'classic pages', files: [entrypoints.classic, chunks['classic-panels']], scripts: ROUTE_SCRIPTS },
  ];
  return routes.flatMap(({ name, files, scripts }) => [
    limit(CLIENT, { name: `JavaScript of ${name}`, files, type: '.js', most: scripts }),
    limit(CLIENT, { name: `CSS of ${name}`, files, type: '.css', most: ROUTE_STYLES }),
  ]);
}

/** What the plugin adds to a page of WordPress. */
export function checkPluginBudgets() {
  const { entrypoints, filesOf } = readManifest(WORDPRESS);
  const pages = [
    { name: 'home screen', files: [entrypoints.own, ...filesOf(HOME)], most: ADDED_TO_HOME },
    ...Object.entries({ report: REPORT, 'analytics overview': OVERVIEW }).map(([name, parts]) => ({
      name,
      files: [entrypoints.own, ...filesOf(parts)],
      most: ADDED_TO_REPORT,
    })),
  ];
  return pages.map(({ name, files, most }) =>
    limit(WORDPRESS, { name: `JavaScript added in WordPress: ${name}`, files, type: '.js', most }),
  );
}

function readManifest(build) {
  const { entrypoints, chunks } = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8'));
  const filesOf = (parts) => {
    const missing = parts.filter((part) => !chunks[part]);
    if (missing.length > 0) throw new Error(`The build has no chunk ${missing.join(', ')}.`);
    return parts.map((part) => chunks[part]);
  };
  return { entrypoints, chunks, filesOf };
}

function limit(build, { name, files, type, most }) {
  const wanted = new Set(files.flatMap((list) => list ?? []).filter((file) => file.endsWith(type)));
  const sizes = [...wanted].map((file) => gzipSync(readFileSync(join(build, file))).length);
  const size = sizes.reduce((sum, each) => sum + each, 0);
  const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;
  return { name, ok: size <= most, detail: `${kb(size)} of ${kb(most)} gzip` };
}

if (isMain(import.meta.url)) {
  const tables = [
    { build: CLIENT, check: checkBudgets },
    { build: WORDPRESS, check: checkPluginBudgets },
  ];
  const rows = tables.filter(({ build }) => existsSync(build)).flatMap(({ check }) => check());
  for (const { name, ok, detail } of rows) console.log(`${ok ? 'ok  ' : 'OVER'} ${name}: ${detail}`);
  if (rows.some(({ ok }) => !ok)) process.exitCode = 1;
}
