import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

test('the plugin is loaded by the oldest and by the newest PHP that it is for, without a complaint', () => {
  const script = join(__dirname, 'php-versions.mjs');
  const printed = execFileSync(process.execPath, [script], { encoding: 'utf8' });

  expect(JSON.parse(printed)).toEqual([]);
});
