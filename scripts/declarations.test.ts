import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { isOfTests } from './project.mjs';

const ROOT = join(__dirname, '..');

/** Imports, what is exported on, and the packages of Node's own way; only whole statements, since tests tell of `from 'a'`. */
const IMPORTS = [
  /^(?:import|export)\b[^;'"]*?\bfrom ['"]([^'"]+)['"]/gm,
  /^import ['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  /\brequire(?:\.resolve)?\(['"]([^'"]+)['"]/g,
];

/** Nobody imports them by name: Jest is given their folder, for the tests on the oldest React. */
const FOUND_BY_FOLDER: Record<string, string[]> = { 'packages/wordpress-plugin': ['react', 'react-dom'] };

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

const workspaces = ['packages', 'stores'].flatMap((part) =>
  readdirSync(join(ROOT, part))
    .map((name) => `${part}/${name}`)
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json'))),
);
workspaces.push('client');

/** What tests are run with belongs to the house as a whole; what they say of our own packages does not. */
const tools = Object.keys(readManifest('.').devDependencies ?? {});

/** `@scope/name` or `name`, whatever file of the package is asked for. */
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** What is imported, by whether all that do so are tests. */
function importsOf(folder: string): { shipped: Set<string>; ofTests: Set<string> } {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.[cm]?[jt]sx?$/.test(file) && !file.split('/').includes('node_modules'),
  );
  const [shipped, ofTests] = [new Set<string>(), new Set<string>()];
  for (const file of files) {
    const text = readFileSync(join(ROOT, folder, file), 'utf8');
    const names = IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
    // Elements are compiled to calls of React.
    if (file.endsWith('.tsx') && !isOfTests(file)) names.push('react');
    for (const name of names) {
      if (!name.startsWith('.') && !isBuiltin(name))
        (isOfTests(file) ? ofTests : shipped).add(packageOf(name));
    }
  }
  return { shipped, ofTests: new Set([...ofTests].filter((name) => !shipped.has(name))) };
}

test.each(workspaces)('%s declares what it imports, and imports what it declares', (folder) => {
  const { name, dependencies, devDependencies, peerDependencies } = readManifest(folder);
  const declared = Object.keys({ ...dependencies, ...peerDependencies });
  const forTests = Object.keys(devDependencies ?? {});
  const { shipped, ofTests } = importsOf(folder);
  const isFound = (each: string) => FOUND_BY_FOLDER[folder]?.includes(each);

  expect({
    undeclared: [...shipped].filter((each) => each !== name && !declared.includes(each)),
    unused: declared.filter((each) => !shipped.has(each)),
    undeclaredOfTests: [...ofTests].filter((each) => ![name, ...forTests, ...tools].includes(each)),
    unusedOfTests: forTests.filter((each) => !ofTests.has(each) && !isFound(each)),
  }).toEqual({ undeclared: [], unused: [], undeclaredOfTests: [], unusedOfTests: [] });
});
