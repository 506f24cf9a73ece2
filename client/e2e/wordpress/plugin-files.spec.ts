import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '../fixtures';
import { PLUGIN } from './php-server';

/** What WordPress Playground reads. */
interface Blueprint {
  readonly steps: readonly { readonly pluginData?: { readonly resource: string; readonly path?: string } }[];
}

test('the installed PHP finds nothing to complain about in the syntax of the plugin', () => {
  const files = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.php'),
  );
  expect(files).toContain('store-admin.php');

  const complaints = files.flatMap((name) => {
    const { status, stdout, stderr } = spawnSync('php', ['-l', join(PLUGIN, name)], { encoding: 'utf8' });
    return status === 0 && !/deprecated|warning/i.test(stdout + stderr) ? [] : [stdout + stderr];
  });

  expect(complaints).toEqual([]);
});

test('the plugin comes with its own license and those of what is bundled', () => {
  const notices = readFileSync(join(PLUGIN, 'build/third-party-notices.txt'), 'utf8');

  expect(notices).toMatch(/^fuse\.js\nApache-2\.0$/m);
  expect(notices).toMatch(/^dompurify\n/m);
  // Of version 3, since Apache-2.0 is not compatible with version 2.
  expect(readFileSync(join(PLUGIN, 'LICENSE'), 'utf8')).toMatch(/GNU GENERAL PUBLIC LICENSE\s+Version 3/);
});

test('the bundle for Playground brings every file that its blueprint names', () => {
  const files = unzipSync(new Uint8Array(readFileSync(`${PLUGIN}-playground.zip`)));
  const { steps } = JSON.parse(strFromU8(files['blueprint.json'] ?? new Uint8Array())) as Blueprint;
  const named = steps.flatMap(({ pluginData }) =>
    pluginData?.resource === 'bundled' ? [pluginData.path] : [],
  );

  expect(named).toEqual(['/store-admin.zip']);
  expect(Object.keys(unzipSync(files['store-admin.zip'] ?? new Uint8Array()))).toContain(
    'store-admin/store-admin.php',
  );
});
