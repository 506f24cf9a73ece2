import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Hosts {
  /** The whole file where no test is named. */
  leftOut: { file: string; test?: string; reason: string }[];
}

const { leftOut } = JSON.parse(
  readFileSync(join(__dirname, '../../../client/e2e/hosts.json'), 'utf8'),
) as Hosts;

test('the README tells which journeys are left out in WordPress, and why', () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const [, table = ''] = readme.split('These journeys are not run in WordPress:');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));

  expect(rows.map(([, file, name, reason]) => [file, name, reason])).toEqual(
    leftOut.map(({ file, test: name = 'all', reason }) => [file, name, reason]),
  );
});
