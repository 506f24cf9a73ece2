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

/** Names that an example leaves to the reader are no mistake: without a definition, or only that of a type. */
const LEFT_OUT = ['TS2304', 'TS2552', 'TS2693', 'TS18004'];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const folders = ['packages', 'stores'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .map((name) => `${folder}/${name}`)
    .filter((each) => existsSync(join(ROOT, each, 'package.json'))),
);
folders.push('client');

const examplesIn = (file: string): string[] =>
  [...read(file).matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code = '']) => code.replaceAll('…', 'leftOut'));

test.each(folders)('%s shows how it is used', (folder) => {
  expect(read(`${folder}/README.md`)).toMatch(/^```(?:tsx?|sh)\n/m);
});

test('what the READMEs show compiles', () => {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  // Inside, so that packages are found as everywhere.
  const folder = mkdtempSync(join(ROOT, 'dist/readme-examples-'));
  try {
    for (const each of folders) {
      for (const [place, code] of examplesIn(`${each}/README.md`).entries()) {
        const name = `${each.replaceAll('/', '-')}-${place}.tsx`;
        // Something exported makes a module of it.
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
    const said = stdout.split('\n').filter((line) => line.includes('error TS'));

    // Names are left out somewhere; had the compiler not run, it would say nothing at all.
    expect(said).not.toEqual([]);
    expect(said.filter((line) => !LEFT_OUT.some((code) => line.includes(`${code}:`)))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
