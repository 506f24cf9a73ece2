import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

test('the pictures of the house are what the files import', () => {
  const script = resolve(__dirname, 'house.mjs');

  expect(execFileSync(process.execPath, [script], { encoding: 'utf8', stdio: 'pipe' })).toBe('');
});
