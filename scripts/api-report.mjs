/**
 * Compares the public API of extensions, as TypeScript declares it, with the checked-in report.
 *
 *   node scripts/api-report.mjs           prints the differences from `client/extension-api/api-report.txt`
 *   node scripts/api-report.mjs --write   updates the report
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { isMain, ROOT } from './project.mjs';

const REPORT = join(ROOT, 'client/extension-api/api-report.txt');

/** Declarations of the classic API, and the global through which typed extensions register. */
const CLASSIC = 'client/extension-api';
const QUEUE = 'client/app/extensions/pending-extension.d.ts';

/** Compiled separately, since declarations of packages found in node_modules are not emitted reliably. */
const PROJECTS = [CLASSIC, 'client/app/extension-runtime'];

/** The exports of each package that the typed API offers. */
const OFFERED = join(ROOT, 'client/app/extension-runtime/packages');

/** Packages that are offered as a whole; see `client/app/extension-runtime/modules.ts`. */
const WHOLE = ['react', 'react/jsx-runtime'];

/** Renders the report: exports of the packages, and declarations by file. */
export async function renderReport() {
  const folder = mkdtempSync(join(tmpdir(), 'api-report-'));
  try {
    await Promise.all(PROJECTS.map((project) => declare(project, folder)));
    const packages = listPackages();
    const read = (file) => readFileSync(file, 'utf8').trim();
    const section = (file, text) => `== ${relative(folder, file)}\n${text}\n`;
    const offered = new Set(packages.flatMap((each) => each.offered));
    return [
      ...packages.map((each) => `== ${each.name}\n${each.offered.join('\n')}\n`),
      ...[...filesIn(join(folder, CLASSIC)), join(folder, QUEUE)].map((file) => section(file, read(file))),
      ...declaredFor(packages, folder)
        .toSorted()
        .map((file) => section(file, removeInternals(read(file), offered))),
    ].join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Emits the declarations of a project; throws with the compiler's errors. */
async function declare(project, folder) {
  const args = ['--project', join(ROOT, project), '--outDir', folder];
  try {
    await promisify(execFile)(join(ROOT, 'node_modules/.bin/tsc'), args);
  } catch (error) {
    throw new Error(Object(error).stdout || String(error), { cause: error });
  }
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.d.ts'))
    .toSorted();

/** Returns the packages of the typed API with their offered exports. */
function listPackages() {
  const sources = readdirSync(OFFERED).map((file) => readFileSync(join(OFFERED, file), 'utf8'));
  const packages = sources.map((source) => {
    const [, names = '', name = ''] = /export \{([^}]*)\} from '([^']+)'/.exec(source) ?? [];
    return { name, offered: namesIn(names).toSorted() };
  });
  return [...packages, ...WHOLE.map((name) => ({ name, offered: ['all of it'] }))];
}

/**
 * Returns the declaration files of all offered exports, and those they depend on.
 * @returns {string[]}
 */
function declaredFor(packages, folder) {
  const entryOf = (name) => join(folder, 'packages', name.replace('@admin/', ''), 'src/index.d.ts');
  /** @type {Set<string>} */
  const found = new Set();
  const add = (file) => {
    if (!file || found.has(file)) return;
    found.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, names, from] of text.matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from '([^']+)'/g))
      for (const name of namesIn(names)) add(declares(file, name, from));
    for (const [, from, name] of text.matchAll(/import\("([^"]+)"\)\.(\w+)/g))
      add(declares(file, name, from));
  };
  /** Returns the file that declares a name, if its package is part of the report. */
  const declares = (file, name, from) => {
    if (from.startsWith('@admin/'))
      return existsSync(entryOf(from)) ? origin(entryOf(from), name) : undefined;
    if (!from.startsWith('.')) return undefined;
    const path = join(dirname(file), from);
    return [`${path}.d.ts`, join(path, 'index.d.ts')].find((each) => existsSync(each));
  };
  for (const { name, offered } of packages) {
    if (!name.startsWith('@admin/')) continue;
    if (!existsSync(entryOf(name)))
      throw new Error(`${name} is missing in client/app/extension-runtime/tsconfig.json.`);
    for (const each of offered) {
      const file = origin(entryOf(name), each);
      if (!file)
        throw new Error(`${name} has no "${each}", which client/app/extension-runtime/packages offers.`);
      add(file);
    }
  }
  return [...found];
}

/** Removes functions and values that are not offered; types stay. */
const removeInternals = (text, offered) =>
  text
    .split(/\n(?=[^\s}])/)
    .filter((statement) => {
      const [, name] = /^export declare (?:abstract )?(?:function|const|class) (\w+)/.exec(statement) ?? [];
      return name === undefined || offered.has(name);
    })
    .join('\n');

/** Returns the file from which a package's entry exports a name. */
function origin(entry, name) {
  const text = readFileSync(entry, 'utf8');
  const [, , from] =
    [...text.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)].find(([, names]) =>
      namesIn(names).includes(name),
    ) ?? [];
  return from && join(dirname(entry), `${from}.d.ts`);
}

const namesIn = (list) =>
  list
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, ''),
    )
    .filter(Boolean);

/** Returns the lines that differ from the report. */
export async function findChanges() {
  const [expected, actual] = [readFileSync(REPORT, 'utf8'), await renderReport()].map((text) =>
    text.split('\n'),
  );
  const only = (lines, others, sign) => {
    const otherLines = new Set(others);
    return lines.filter((line) => !otherLines.has(line)).map((line) => `${sign} ${line}`);
  };
  if (expected.join('\n') === actual.join('\n')) return [];
  return [...only(expected, actual, '-'), ...only(actual, expected, '+'), '(or only their order)'];
}

if (isMain(import.meta.url)) {
  if (process.argv.includes('--write')) writeFileSync(REPORT, await renderReport());
  else {
    const changes = await findChanges();
    if (changes.length > 0) {
      console.log(
        `The public API changed. If that is intended, run "node scripts/api-report.mjs --write".\n${changes.join('\n')}`,
      );
      process.exitCode = 1;
    }
  }
}
