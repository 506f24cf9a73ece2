/**
 * What each route may weigh, gzipped, read from the build's manifest.
 *
 *   node scripts/budgets.mjs   prints the table
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isMain, ROOT } from './project.mjs';

const BUILD = join(ROOT, 'dist/client');
const KB = 1000;

/** Limits of the design: 170 kB of JavaScript for the home screen, 250 kB for any other route, 30 kB of CSS. */
const HOME_SCRIPTS = 170 * KB;
const ROUTE_SCRIPTS = 250 * KB;
const ROUTE_STYLES = 30 * KB;

export function checkBudgets() {
  const { entrypoints, chunks } = JSON.parse(readFileSync(join(BUILD, 'manifest.json'), 'utf8'));
  const home = (name, parts) => {
    const missing = parts.filter((part) => !chunks[part]);
    if (missing.length > 0) throw new Error(`The build has no chunk ${missing.join(', ')}.`);
    const files = [entrypoints.own, chunks.home, ...parts.map((part) => chunks[part])];
    return { name, files, scripts: HOME_SCRIPTS };
  };
  const routes = [
    // All that comes by itself, also what stands below the task lists and is fetched once they are there.
    home('home screen', ['home-setup', 'home-inbox', 'home-figures']),
    home('home screen once setup is put away', [
      'home-activity',
      'home-inbox',
      'home-figures',
      'home-store-links',
      'home-waiting',
      'daily-work',
    ]),
    ...Object.keys(chunks)
      .filter((chunk) => !chunk.startsWith('home'))
      .map((chunk) => ({
        name: `own page with ${chunk}`,
        files: [entrypoints.own, chunks.home, chunks[chunk]],
        scripts: ROUTE_SCRIPTS,
      })),
    { name: 'classic pages', files: [entrypoints.classic, chunks['classic-panels']], scripts: ROUTE_SCRIPTS },
  ];
  return routes.flatMap(({ name, files, scripts }) => {
    const all = [...new Set(files.flatMap((list) => list ?? []))];
    return [
      limit(
        `JavaScript of ${name}`,
        all.filter((file) => file.endsWith('.js')),
        scripts,
      ),
      limit(
        `CSS of ${name}`,
        all.filter((file) => file.endsWith('.css')),
        ROUTE_STYLES,
      ),
    ];
  });
}

function limit(name, files, most) {
  const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(BUILD, file))).length, 0);
  const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`;
  return { name, ok: size <= most, detail: `${kb(size)} of ${kb(most)} gzip` };
}

if (isMain(import.meta.url)) {
  for (const { name, ok, detail } of checkBudgets())
    console.log(`${ok ? 'ok  ' : 'OVER'} ${name}: ${detail}`);
}
