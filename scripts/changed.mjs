/** What a change can break, for `npm test -- --changed`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './project.mjs';

const JOURNEYS = join(ROOT, 'client/e2e');
/** What each file of journeys loaded when it was run last: see `client/e2e/support/visited-sources.ts`. */
const RECORDS = join(ROOT, 'dist/journeys');

const JOURNEY = /^client\/e2e\/([\w-]+)\.journey\.ts$/;
/** Read by people or by unit tests alone. */
const NO_PART_OF_A_PAGE =
  /\.md$|\.test\.tsx?$|^(?:docs|bench)\/|^packages\/test-kit\/|^client\/e2e\/wordpress\//;
/** What only pages of ours are made of; whatever else changes may change every journey. */
const PART_OF_A_PAGE =
  /^(?:client|stores|packages\/(?!embedded-store|wordpress-plugin))(?!.*\/e2e\/).*\.(?:tsx?|css)$/;

/**
 * @param {string} [since] a commit; without one, what is not committed yet
 * @returns {string[]} paths below the project's folder, those of new files among them
 */
export function changedFiles(since = 'HEAD') {
  const git = (...given) =>
    execFileSync('git', given, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--relative', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/**
 * The journeys that a change can break: those changed themselves, those whose pages load what was changed, and those of which
 * that is not known.
 * @param {readonly string[]} files paths below the project's folder
 * @param {ReadonlyMap<string, ReadonlySet<string> | undefined>} journeys by name, with the sources that each one loads
 * @returns {string[]} their names
 */
export function journeysOf(files, journeys) {
  const relevant = files.filter((file) => JOURNEY.test(file) || !NO_PART_OF_A_PAGE.test(file));
  const own = new Set(relevant.map((file) => JOURNEY.exec(file)?.[1]));
  const sources = relevant.filter((file) => !JOURNEY.test(file));
  const canTell = sources.every((file) => PART_OF_A_PAGE.test(file));
  return [...journeys]
    .filter(
      ([name, loaded]) =>
        own.has(name) ||
        (sources.length > 0 && (!canTell || !loaded || sources.some((file) => isIn(loaded, file)))),
    )
    .map(([name]) => name);
}

/** Maps name scripts alone, so that a style sheet counts as loaded with the scripts beside it. */
function isIn(loaded, file) {
  if (!file.endsWith('.css')) return loaded.has(file);
  return [...loaded].some((source) => dirname(source) === dirname(file));
}

/** All journeys, with what they loaded when they were run last. */
export function readJourneys() {
  const names = readdirSync(JOURNEYS)
    .filter((name) => name.endsWith('.journey.ts'))
    .map((name) => basename(name, '.journey.ts'));
  return new Map(
    names.map((name) => {
      const record = join(RECORDS, `${name}.json`);
      return [name, existsSync(record) ? new Set(JSON.parse(readFileSync(record, 'utf8'))) : undefined];
    }),
  );
}
