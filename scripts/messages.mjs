/**
 * The messages of the interface, as gettext names them, and their catalog in `docs/messages.md`.
 *
 *   node scripts/messages.mjs           fails if the catalog is not up to date
 *   node scripts/messages.mjs --write   writes the catalog
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { formatText } from './format.mjs';
import { isMain, isTestFile, ROOT } from './project.mjs';

const require = createRequire(import.meta.url);
const { parseSync, traverse } = require('@babel/core');

const CATALOG = join(ROOT, 'docs/messages.md');

const SOURCES = ['client', 'stores', 'packages'];
/** Not part of what browsers load. */
const EXCLUDED = new Set(['node_modules', 'embedded-store', 'wordpress-plugin']);
/** The plugin's PHP, whose messages WordPress translates itself. */
const PLUGIN = 'packages/wordpress-plugin/plugin';

/** Positions of the arguments after the message, by function. */
const FUNCTIONS = {
  __: {},
  _n: { plural: 1 },
  _x: { context: 1 },
  _nx: { plural: 1, context: 3 },
};

/** Between a context and its message, as in gettext's files. */
const SEPARATOR = '\u0004';

/**
 * Keys of all messages that browsers show: the message, or the singular of a pair, after its context if it has one.
 * @returns {string[]} sorted, each once
 */
export function listMessages() {
  const keys = readMessages().map(({ text, context }) => (context ? context + SEPARATOR + text : text));
  return [...new Set(keys)].toSorted((a, b) => (a < b ? -1 : 1));
}

/** The messages of the client in the order of its files, with what translators are told of each. */
function readMessages() {
  return SOURCES.flatMap((folder) => filesBelow(join(ROOT, folder), '.ts', '.tsx')).flatMap((file) => {
    const path = relative(ROOT, file);
    const source = readFileSync(file, 'utf8');
    if (isTestFile(path) || !source.includes('@wordpress/i18n')) return [];
    return messagesOf(source, file).map((message) => ({ ...message, path }));
  });
}

/** @returns {{ text: string, plural?: string, context?: string, note?: string }[]} */
function messagesOf(source, filename) {
  const parsed = parseSync(source, { filename, root: ROOT, cwd: ROOT });
  if (!parsed) return [];
  const notes = (parsed.comments ?? []).flatMap(({ value, end }) => {
    const [, note] = /translators:\s*(.*)/is.exec(value) ?? [];
    return note ? [{ note: note.replace(/\s+/g, ' ').trim(), end: Number(end) }] : [];
  });
  const found = [];
  traverse(parsed, {
    CallExpression({ node: { callee, arguments: given, start, end } }) {
      const position = callee.type === 'Identifier' && FUNCTIONS[callee.name];
      if (!position) return;
      // A note belongs to the first call after it.
      const since = found.at(-1)?.end ?? 0;
      const note = notes.findLast((each) => each.end >= since && each.end <= Number(start))?.note;
      const plurals = textsOf(given[position.plural]);
      const contexts = position.context === undefined ? [undefined] : textsOf(given[position.context]);
      for (const context of contexts)
        for (const [index, text] of textsOf(given[0]).entries())
          found.push({ text, plural: plurals[index], context, note, end });
    },
  });
  return found;
}

/** The texts that an expression may have; none where only running it would tell. */
function textsOf(node) {
  if (node?.type === 'StringLiteral') return [node.value];
  if (node?.type === 'ConditionalExpression')
    return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return [node.quasis[0].value.cooked];
  if (node?.type === 'BinaryExpression' && node.operator === '+')
    return textsOf(node.left).flatMap((left) => textsOf(node.right).map((right) => left + right));
  return [];
}

/** The messages of the plugin's own pages and of its REST API. */
function readPluginMessages() {
  const call =
    /(?:\/\* translators: (?<note>.*?) \*\/\s*)?\b(?:esc_html|esc_attr)?_[_enx]x?\(\s*'(?<text>(?:[^'\\]|\\.)*)'/g;
  return filesBelow(join(ROOT, PLUGIN), '.php').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(call)].map(({ groups }) => ({
      text: groups?.text?.replace(/\\(['\\])/g, '$1') ?? '',
      note: groups?.note,
      path: relative(ROOT, file),
    })),
  );
}

function filesBelow(folder, ...endings) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (EXCLUDED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path, ...endings);
    return endings.some((ending) => path.endsWith(ending)) ? [path] : [];
  });
}

/** The area of a file: the folder of its screen, task, store or package. */
function areaOf(path) {
  const [folder, ...rest] = path.split('/');
  if (path.startsWith(PLUGIN)) return 'WordPress plugin';
  const name = folder === 'client' && /^(?:screens|tasks)$/.test(rest[0]) ? rest[1] : rest[0];
  const words = name.replace(/\..*/, '').replaceAll('-', ' ');
  return /^(?:http|ui)$/.test(words) ? words.toUpperCase() : words[0].toUpperCase() + words.slice(1);
}

/** @returns {Promise<string>} the catalog, in Markdown */
async function writeCatalog() {
  const messages = [...readMessages(), ...readPluginMessages()];
  const areas = Object.entries(groupBy(messages, ({ path }) => areaOf(path))).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const text = [
    '# Messages',
    '<!-- Written by scripts/messages.mjs --write. -->',
    'Every message of the interface by area and file, for review. Change a message in its file.',
    ...areas.flatMap(([area, list]) => [
      `## ${area}`,
      ...Object.entries(groupBy(list, ({ path }) => path)).flatMap(([path, inFile]) => [
        `### \`${path}\``,
        [...new Set(inFile.map(describe))].join('\n'),
      ]),
    ]),
  ].join('\n\n');
  return formatText(CATALOG, text);
}

const code = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

function describe({ text, plural, context, note }) {
  return [
    `- ${code(text)}`,
    plural ? ` / ${code(plural)}` : '',
    context ? ` (context: ${context})` : '',
    note ? ` (${code(note)})` : '',
  ].join('');
}

function groupBy(list, key) {
  const groups = {};
  for (const each of list) (groups[key(each)] ??= []).push(each);
  return groups;
}

if (isMain(import.meta.url)) {
  const catalog = await writeCatalog();
  if (process.argv.includes('--write')) writeFileSync(CATALOG, catalog);
  else if (!existsSync(CATALOG) || readFileSync(CATALOG, 'utf8') !== catalog) {
    console.log('docs/messages.md is not up to date. Run "node scripts/messages.mjs --write".');
    process.exitCode = 1;
  }
}
