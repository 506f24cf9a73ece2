import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { always, brought, leftOut } from '../client/e2e/hosts.json';
import { longestFirst, long, thorough } from './test-files.json';

const ROOT = join(__dirname, '..');

/** Journeys and tests in WordPress go by their names. */
const journey = (name: string) => `client/e2e/${name}.journey.ts`;
const ofWordPress = (name: string) => `client/e2e/wordpress/${name}.wordpress.ts`;
const filesOf = (rows: readonly { file: string; kind?: string }[]) =>
  rows.map(({ file, kind }) => (kind === 'wordpress' ? ofWordPress(file) : journey(file)));

test.each([
  ['go first', longestFirst.files],
  ['are thorough', [...thorough.units.map(({ file }) => file), ...filesOf(thorough.journeys)]],
  ['are run for long', long.files],
  ['are always run in WordPress', [...always.files.map(journey), ...filesOf(always.tests)]],
  ['are left out there', filesOf(leftOut)],
  [
    'are run, or not, on a site that was brought',
    [
      ...[...brought.onCopy, ...brought.asItIs].map(ofWordPress),
      ...filesOf(brought.journeys),
      ...filesOf(brought.leftOut),
    ],
  ],
])('files that %s are there', (_what, files) => {
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
