import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface Claim {
  id: string;
  verdict: string;
  remarks: string;
  how: string[];
  /** The requirements that are not met. */
  short?: string;
  tests: { file: string; title: string }[];
}
const { claims, methods } = JSON.parse(read('docs/accessibility.json')) as {
  claims: Claim[];
  methods: Record<string, string>;
};

/** Levels A and AA of WCAG 2.2. */
const CRITERIA = 55;

test('has all criteria in an up-to-date report', () => {
  const report = execFileSync(process.execPath, [join(ROOT, 'scripts/accessibility-report.mjs')], {
    encoding: 'utf8',
  });

  // If this fails, run: node scripts/accessibility-report.mjs --write
  expect(read('docs/accessibility.md')).toBe(report);
  expect(new Set(claims.map(({ id }) => id)).size).toBe(CRITERIA);
  expect(claims).toHaveLength(CRITERIA);
  expect(report.match(/^\| \*\*\d/gm)).toHaveLength(CRITERIA);
});

test.each(claims)('the claim for $id has remarks, methods and tests', (claim) => {
  const { verdict, remarks, how, short, tests } = claim;

  expect(remarks).not.toBe('');
  expect(Object.keys(methods)).toEqual(expect.arrayContaining(how));
  expect(['supports', 'partially', 'does not', 'not applicable']).toContain(verdict);
  // Exactly the criteria that are not or only partly met state what is missing.
  expect(short !== undefined).toBe(verdict === 'partially' || verdict === 'does not');
  expect(how.length > 0 && tests.length > 0).toBe(verdict !== 'not applicable');
  const missing = tests.filter(({ file, title }) => !isTest(file, title));
  expect(missing).toEqual([]);
});

/** Whether a file has a test with this title that is not skipped. */
function isTest(file: string, title: string): boolean {
  const quoted = [`'${title}'`, `"${title}"`, `\`${title}\``];
  const source = read(file);
  const found = quoted.map((text) => source.indexOf(text)).find((at) => at >= 0);
  if (found === undefined) return false;
  // The title is the first argument of `test`, of the call after a table, or of a row of the table.
  const call = source.slice(Math.max(0, found - 12), found);
  return /[([]\s*$/.test(call) && !/\.skip|xtest/.test(call);
}
