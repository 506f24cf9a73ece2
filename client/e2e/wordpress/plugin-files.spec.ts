import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '../fixtures';
import { PLUGIN } from './php-server';

/** The fields of a WordPress Playground blueprint that the test reads. */
interface Blueprint {
  readonly steps: readonly { readonly pluginData?: { readonly resource: string; readonly path?: string } }[];
}

test('PHP files have no syntax errors, warnings or deprecations', () => {
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

test('the plugin includes its own license and those of bundled packages', () => {
  const notices = readFileSync(join(PLUGIN, 'build/third-party-notices.txt'), 'utf8');

  expect(notices).toMatch(/^fuse\.js\nApache-2\.0$/m);
  expect(notices).toMatch(/^dompurify\n/m);
  // Of version 3, since Apache-2.0 is not compatible with version 2.
  expect(readFileSync(join(PLUGIN, 'LICENSE'), 'utf8')).toMatch(/GNU GENERAL PUBLIC LICENSE\s+Version 3/);
});

test('the Playground bundle contains every file of its blueprint', () => {
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
