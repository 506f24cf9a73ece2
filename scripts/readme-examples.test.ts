import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..');

/** Errors about undefined names, which examples may leave out. */
const ALLOWED_ERRORS = ['TS2304', 'TS2552', 'TS2693', 'TS18004'];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const folders = ['packages', 'stores'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .map((name) => `${folder}/${name}`)
    .filter((each) => existsSync(join(ROOT, each, 'package.json'))),
);
folders.push('client');

const examplesIn = (file: string): string[] =>
  [...read(file).matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code = '']) => code.replaceAll('…', 'leftOut'));

test.each(folders)('%s has an example in its README', (folder) => {
  expect(read(`${folder}/README.md`)).toMatch(/^```(?:tsx?|sh)\n/m);
});

test('README examples compile', () => {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  // Inside the project, so that packages are resolved.
  const folder = mkdtempSync(join(ROOT, 'dist/readme-examples-'));
  try {
    for (const each of folders) {
      for (const [place, code] of examplesIn(`${each}/README.md`).entries()) {
        const name = `${each.replaceAll('/', '-')}-${place}.tsx`;
        // The export makes the file a module.
        writeFileSync(join(folder, name), `${code}\nexport {};\n`);
      }
    }
    const settings = {
      extends: '../../tsconfig.json',
      compilerOptions: { noImplicitAny: false, types: ['jest', 'node', '@testing-library/jest-dom'] },
      include: ['*.tsx', '../../client/globals.d.ts'],
      exclude: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], {
      encoding: 'utf8',
      cwd: ROOT,
    });
    const errors = stdout.split('\n').filter((line) => line.includes('error TS'));

    // Some examples omit names, so no errors at all means that the compiler did not run.
    expect(errors).not.toEqual([]);
    expect(errors.filter((line) => !ALLOWED_ERRORS.some((code) => line.includes(`${code}:`)))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
