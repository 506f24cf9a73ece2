import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { readImports } from './house.mjs';
import { isOfTests } from './project.mjs';

test('the pictures of the house are what the files import', () => {
  const script = resolve(__dirname, 'house.mjs');

  expect(execFileSync(process.execPath, [script], { encoding: 'utf8', stdio: 'pipe' })).toBe('');
});

describe('what only tests use', () => {
  const imports = [...readImports()].flatMap(([file, targets]) =>
    [...targets].map((target) => [file, target] as const),
  );

  test('is imported by nothing else', () => {
    expect(imports.filter(([file, target]) => isOfTests(target) && !isOfTests(file))).toEqual([]);
  });

  test('stands where it is known by its name', () => {
    const used = new Set(imports.flatMap(([file, target]) => (isOfTests(file) ? [] : [target])));
    const strayed = imports.flatMap(([, target]) => (isOfTests(target) || used.has(target) ? [] : [target]));

    expect([...new Set(strayed)]).toEqual([]);
  });
});
