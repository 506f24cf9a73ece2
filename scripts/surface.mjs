/**
 * The names and types that extensions may rely on, as the compiler sees them, against the report of what was decided.
 *
 *   node scripts/surface.mjs           says what differs from `client/surface/surface.txt`
 *   node scripts/surface.mjs --write   makes what there is the decision
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { isMain, ROOT } from './project.mjs';

const REPORT = join(ROOT, 'client/surface/surface.txt');

/** Whose declarations are the surface of the classic style, and what a script in the typed style leaves on the page. */
const CLASSIC = 'client/surface';
const QUEUE = 'client/app/extensions/waiting-extension.d.ts';

/** Two, since a package that the first finds in node_modules is written by chance. */
const PROJECTS = [CLASSIC, 'client/app/kit'];

/** What is offered of each package to extensions in the typed style. */
const OFFERED = join(ROOT, 'client/app/kit/packages');

/** Offered as a whole; see `client/app/kit/modules.ts`. */
const WHOLE = ['react', 'react/jsx-runtime'];

/** Names of a package and its declarations by file, without what only the compiler needs. */
export async function describeSurface() {
  const folder = mkdtempSync(join(tmpdir(), 'surface-'));
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
        .map((file) => section(file, withoutOwn(read(file), offered))),
    ].join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes the declarations of a project; fails with what the compiler says. */
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

/** The packages of the typed style with the names that are offered of each. */
function listPackages() {
  const sources = readdirSync(OFFERED).map((file) => readFileSync(join(OFFERED, file), 'utf8'));
  const packages = sources.map((source) => {
    const [, names = '', name = ''] = /export \{([^}]*)\} from '([^']+)'/.exec(source) ?? [];
    return { name, offered: namesIn(names).toSorted() };
  });
  return [...packages, ...WHOLE.map((name) => ({ name, offered: ['all of it'] }))];
}

/**
 * The files which declare what is offered of our packages, and all that these stand on.
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
  /** Where a name comes from, as far as its package is recorded here. */
  const declares = (file, name, from) => {
    if (from.startsWith('@admin/'))
      return existsSync(entryOf(from)) ? origin(entryOf(from), name) : undefined;
    if (!from.startsWith('.')) return undefined;
    const path = join(dirname(file), from);
    return [`${path}.d.ts`, join(path, 'index.d.ts')].find((each) => existsSync(each));
  };
  for (const { name, offered } of packages) {
    if (!name.startsWith('@admin/')) continue;
    if (!existsSync(entryOf(name))) throw new Error(`${name} is missing in client/app/kit/tsconfig.json.`);
    for (const each of offered) {
      const file = origin(entryOf(name), each);
      if (!file) throw new Error(`${name} has no "${each}", which client/app/kit/packages offers.`);
      add(file);
    }
  }
  return [...found];
}

/** Declarations without the functions and values that only the package itself uses; types stay. */
const withoutOwn = (text, offered) =>
  text
    .split(/\n(?=[^\s}])/)
    .filter((statement) => {
      const [, name] = /^export declare (?:abstract )?(?:function|const|class) (\w+)/.exec(statement) ?? [];
      return name === undefined || offered.has(name);
    })
    .join('\n');

/** The file from which the entry of a package takes a name. */
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

/** The lines that are on one side only; empty when the surface is as it was decided. */
export async function findChanges() {
  const [decided, found] = [readFileSync(REPORT, 'utf8'), await describeSurface()].map((text) =>
    text.split('\n'),
  );
  const only = (lines, others, sign) => {
    const known = new Set(others);
    return lines.filter((line) => !known.has(line)).map((line) => `${sign} ${line}`);
  };
  if (decided.join('\n') === found.join('\n')) return [];
  return [...only(decided, found, '-'), ...only(found, decided, '+'), '(or their order)'];
}

if (isMain(import.meta.url)) {
  if (process.argv.includes('--write')) writeFileSync(REPORT, await describeSurface());
  else {
    const changes = await findChanges();
    if (changes.length > 0) {
      console.log(
        `The public surface changed. If that is meant, run "node scripts/surface.mjs --write".\n${changes.join('\n')}`,
      );
      process.exitCode = 1;
    }
  }
}
