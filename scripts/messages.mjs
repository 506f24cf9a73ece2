/**
 * The texts of the dashboard as translations name them, so that a host can hand over just those it has.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, relative } from 'node:path';
import { isMain, isOfTests, ROOT } from './project.mjs';

const require = createRequire(import.meta.url);
const { parseSync, traverse } = require('@babel/core');

const SOURCES = ['client', 'stores', 'packages'];
/** No part of what browsers load. */
const LEFT_OUT = new Set(['node_modules', 'embedded-store', 'wordpress-plugin', 'gallery']);

/** Which argument holds the context, by the name of the function. */
const CONTEXT = { __: undefined, _n: undefined, _x: 1, _nx: 3 };

/** Between a context and its text, as in the files of gettext. */
const SEPARATOR = '\u0004';

/**
 * Keys of all texts: the text, or the singular of one that counts, after its context if it has one.
 * @returns {string[]} sorted, each once
 */
export function listMessages() {
  const keys = new Set();
  for (const file of SOURCES.flatMap((folder) => filesBelow(join(ROOT, folder)))) {
    const source = readFileSync(file, 'utf8');
    if (!source.includes('@wordpress/i18n')) continue;
    const parsed = parseSync(source, { filename: file, root: ROOT, cwd: ROOT });
    if (!parsed) continue;
    traverse(parsed, {
      CallExpression({ node: { callee, arguments: given } }) {
        if (callee.type !== 'Identifier' || !(callee.name in CONTEXT)) return;
        const at = CONTEXT[callee.name];
        const contexts = at === undefined ? [''] : textsOf(given[at]).map((text) => text + SEPARATOR);
        for (const context of contexts) for (const text of textsOf(given[0])) keys.add(context + text);
      },
    });
  }
  return [...keys].toSorted((a, b) => (a < b ? -1 : 1));
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

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return /^\.tsx?$/.test(extname(path)) && !isOfTests(relative(ROOT, path)) ? [path] : [];
  });
}

if (isMain(import.meta.url)) console.log(listMessages().join('\n').replaceAll(SEPARATOR, ' | '));
