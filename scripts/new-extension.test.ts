import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'extension-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates an extension in the temporary folder. Returns the error message, if any. */
function create(name: string): string {
  const script = resolve(__dirname, 'new-extension.mjs');
  const call = `import(${JSON.stringify(script)}).then(({ createExtension }) => createExtension(...process.argv.slice(2))).catch((error) => console.log(error.message))`;
  return execFileSync(process.execPath, ['-e', call, process.execPath, name, folder], {
    encoding: 'utf8',
  }).trim();
}

test('creates a report, a test and a plugin, and does not overwrite an extension', () => {
  expect(create('my-report')).toBe('');

  const home = join(folder, 'extensions/my-report');
  const read = (file: string) => readFileSync(join(home, file), 'utf8');
  expect(read('src/index.tsx')).toContain("title: __('My report', 'my-report')");
  expect(read('my-report.php')).toContain('Plugin Name: My report');
  expect(existsSync(join(home, 'src/report.test.tsx'))).toBe(true);
  expect(create('my-report')).toBe('extensions/my-report already exists.');
});

test.each(['My Report', '../elsewhere', ''])('rejects the name "%s"', (name) => {
  expect(create(name)).toMatch(/^Use lowercase letters/);
  expect(existsSync(join(folder, 'extensions'))).toBe(false);
});
