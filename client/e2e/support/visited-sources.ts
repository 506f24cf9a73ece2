import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isInWordPress } from './host';

const DIST = resolve(__dirname, '../../../dist');

/** How source maps name a file of ours. */
const OURS = /^webpack:\/\/[^/]*\/\.\/((?:client|packages|stores)\/[^?]+)/;

/**
 * Keeps the names of the sources whose scripts the pages of this file of journeys loaded, which `npm test -- --changed` reads:
 * a change of any other source leaves its pages as they were.
 * @param scripts file names
 */
export function noteSources(scripts: ReadonlySet<string>): void {
  if (isInWordPress()) return;
  const sources = new Set<string>();
  for (const script of scripts) {
    const map = join(DIST, 'client', `${script}.map`);
    if (!existsSync(map)) continue;
    const written = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
    for (const name of written.sources) {
      const source = OURS.exec(name)?.[1];
      if (source) sources.add(source);
    }
  }
  // The gallery has a build of its own: of its journeys it stays unknown.
  if (sources.size === 0) return;
  const journey = basename(expect.getState().testPath ?? '', '.journey.ts');
  mkdirSync(join(DIST, 'journeys'), { recursive: true });
  writeFileSync(join(DIST, 'journeys', `${journey}.json`), JSON.stringify([...sources].sort()));
}
