import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const bench = (...words: string[]) => {
  const { SITE_URL: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'bench.mjs'), ...words], {
    encoding: 'utf8',
    env: { ...environment, CHROMIUM: process.execPath },
  });
  return { status, stdout, stderr };
};

test('what fails in a measure fails the whole', () => {
  const { status, stdout, stderr } = bench('host', 'home');

  expect(stderr).toContain('SITE_URL is not set');
  expect(stdout).toContain('Ours / stock');
  expect(status).toBe(1);
});

test('a measure goes by its whole name, and any other word chooses rows', () => {
  const { status, stdout, stderr } = bench('hos');

  expect(stderr).toContain("No measure is called 'hos'");
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
