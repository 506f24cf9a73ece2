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

test('exits with an error when a benchmark fails', () => {
  const { status, stdout, stderr } = bench('host', 'home');

  expect(stderr).toContain('SITE_URL is not set');
  expect(stdout).toContain('Store Admin / stock');
  expect(status).toBe(1);
});

test('exits with an error when no registry benchmark matches the name', () => {
  const { status, stdout, stderr } = bench('hos');

  expect(stderr).toContain("No benchmark matches 'hos'");
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
