import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCES = resolve(__dirname, '../../../packages/wordpress-plugin/plugin');

test('the installed PHP finds nothing to complain about in the syntax of the plugin', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.php'),
  );
  expect(files).toContain('store-admin.php');

  const complaints = files.flatMap((name) => {
    const { status, stdout, stderr } = spawnSync('php', ['-l', join(SOURCES, name)], { encoding: 'utf8' });
    return status === 0 && !/deprecated|warning/i.test(stdout + stderr) ? [] : [stdout + stderr];
  });

  expect(complaints).toEqual([]);
});
