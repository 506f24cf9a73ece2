/**
 * Extracts the messages of the interface into `languages/store-admin.pot`, and updates the files made from it: the
 * translations `languages/*.po` (new messages are added untranslated, removed ones go), the catalog `docs/messages.md`,
 * and the list of long translations `languages/long-messages.md`.
 *
 *   node scripts/messages.mjs           fails if a file is not up to date
 *   node scripts/messages.mjs --write   updates the files
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { po } from 'gettext-parser';
import { formatText } from './format.mjs';
import {
  DOMAIN,
  fileOf,
  groupByContext,
  isShownIn,
  keyOf,
  LANGUAGES,
  listLocales,
  messagesOf,
} from './languages.mjs';
import { isMain, isTestFile, ROOT } from './project.mjs';

const require = createRequire(import.meta.url);
const { transformSync } = require('@babel/core');
const makePot = require('@wordpress/babel-plugin-makepot');
const { WP_Pot } = require('wp-pot');

const TEMPLATE = join(LANGUAGES, `${DOMAIN}.pot`);
const LONG_MESSAGES = join(LANGUAGES, 'long-messages.md');
const CATALOG = join(ROOT, 'docs/messages.md');

const SOURCES = ['client', 'stores', 'packages'];
const PLUGIN = 'packages/wordpress-plugin/plugin';

const STORE = 'packages/embedded-store/src';

/** Members of settings whose texts users see. `options` maps values to labels. */
const SETTING = ['label', 'description', 'tip', 'options'];

/** Data files of the embedded store with texts, and the members that have them. */
const DATA = [
  ...['account', 'advanced', 'email', 'general', 'products', 'shipping', 'tax', 'wc-admin'].map((group) => ({
    file: `site/settings/definitions/${group}.data.json`,
    keys: SETTING,
  })),
  { file: 'site/settings/definitions/emails.data.json', keys: ['label', 'description', 'occasion'] },
  { file: 'sales/settings-pages/pages.data.json', keys: ['label', 'title', 'description'] },
  ...['offline', 'providers'].map((gateways) => ({
    file: `sales/gateways/${gateways}.data.json`,
    keys: ['title', 'methodTitle', 'methodDescription', 'help', ...SETTING],
  })),
  { file: 'sales/shipping/methods.data.json', keys: ['title', ...SETTING] },
  { file: 'sales/shipping/partners/partners.data.json', keys: ['title', 'description', 'benefits'] },
  { file: 'marketing/articles.data.json', keys: ['title'] },
  { file: 'marketing/extensions.data.json', keys: ['description'] },
  { file: 'onboarding/free-extensions/extensions.data.json', keys: ['title', 'label', 'description'] },
  { file: 'onboarding/notes/first-notes.data.json', keys: ['title', 'content', 'label'] },
  { file: 'onboarding/profile/product-types.data.json', keys: ['label', 'description'] },
  { file: 'onboarding/suggestions/suggestions.data.json', keys: ['title', 'content', 'description'] },
  { file: 'pages/hydration/navigation.data.json', keys: ['title'] },
  { file: 'reference/continents.data.json', keys: ['name'] },
  { file: 'seed/notes.data.json', keys: ['title', 'content', 'label'] },
];

/** @returns {string[]} keys of the messages that the dashboard shows in WordPress */
export const listMessages = () =>
  messagesOf(readFileSync(TEMPLATE))
    .filter((message) => isShownIn('wordpress', message))
    .map(keyOf);

/** @returns {string} the template of all messages, with files but no lines, so that it changes with messages only */
function buildTemplate() {
  const byKey = new Map();
  for (const message of [...extractFromScripts(), ...extractFromData(), ...extractFromPhp()]) {
    const described = { ...message, comments: describe(message) };
    const existing = byKey.get(keyOf(message));
    byKey.set(keyOf(message), existing ? merge(existing, described) : described);
  }
  const headers = {
    'Project-Id-Version': 'Store Admin',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Domain': DOMAIN,
  };
  return compile(headers, [...byKey.values()]);
}

/** One message that two files have; one of them may have its plural. */
const merge = (existing, message) => ({
  ...existing,
  msgid_plural: existing.msgid_plural ?? message.msgid_plural,
  msgstr: existing.msgid_plural ? existing.msgstr : message.msgstr,
  comments: {
    reference: uniteLines(existing.comments.reference, message.comments.reference),
    extracted: uniteLines(existing.comments.extracted, message.comments.extracted),
  },
});

const uniteLines = (...texts) => [...new Set(texts.flatMap(linesOf))].join('\n');

const linesOf = (text) => (text ? text.split('\n') : []);

/** The comments of a message, without line numbers and the keyword of the notes. */
function describe(message) {
  const { reference = '', extracted = '' } = message.comments ?? {};
  const files = reference.split(/\n|, /).map((each) => each.replace(/:\d+$/, ''));
  return {
    reference: [...new Set(files)].join('\n'),
    extracted: extracted
      .replace(/^translators:\s*/gim, '')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

/** Extracts messages from the dashboard and the embedded store, file by file. */
function extractFromScripts() {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  const output = join(folder, 'messages.pot');
  const files = SOURCES.flatMap((source) => filesBelow(join(ROOT, source))).filter(
    (path) => !isTestFile(path),
  );
  try {
    return files.flatMap((path) => {
      const source = readFileSync(join(ROOT, path), 'utf8');
      if (!source.includes(`'${DOMAIN}'`)) return [];
      rmSync(output, { force: true });
      transformSync(source, {
        filename: join(ROOT, path),
        cwd: ROOT,
        configFile: false,
        code: false,
        parserOpts: { plugins: path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
        // A new instance for each file; a shared one writes all messages so far after each file.
        plugins: [[(...given) => makePot(...given), { output }]],
      });
      return existsSync(output) ? messagesOf(readFileSync(output)) : [];
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Extracts messages from the data files of the embedded store, which translates them when it reads them.
 * @returns {import('./languages.mjs').Message[]}
 */
function extractFromData() {
  return DATA.flatMap(({ file, keys }) => {
    const reference = `${STORE}/${file}`;
    const texts = textsIn(JSON.parse(readFileSync(join(ROOT, reference), 'utf8')), keys);
    return [...new Set(texts)].map((msgid) => ({ msgid, msgstr: [''], comments: { reference } }));
  });
}

/** @returns {string[]} the texts of these members, at any depth */
function textsIn(data, keys) {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (!keys.includes(key)) return textsIn(value, keys);
    if (typeof value === 'string') return key === 'options' || value === '' ? [] : [value];
    return key === 'options' ? labelsIn(value) : Object.values(value);
  });
}

/** @returns {string[]} labels of options, and of their groups; a label that is its value has no translation */
const labelsIn = (options) =>
  Object.entries(options).flatMap(([value, label]) => {
    if (typeof label === 'object') return [value, ...labelsIn(label)];
    return label === value ? [] : [label];
  });

/** Extracts messages from the plugin for WordPress. */
function extractFromPhp() {
  // Also the description of the plugin, which WordPress shows in its list.
  const php = { textdomain: DOMAIN, metadataFile: `${PLUGIN}/store-admin.php` };
  const extractor = new WP_Pot({ pathsRelativeTo: ROOT, php });
  return messagesOf(extractor.parse(`${join(ROOT, PLUGIN)}/**/*.php`).generatePot());
}

/** @returns {string[]} paths of sources, relative to the project, sorted */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return /\.tsx?$/.test(path) ? [relative(ROOT, path)] : [];
    })
    .toSorted();
}

/** @returns {string} a file of gettext */
const compile = (headers, messages) => {
  const data = { charset: 'utf-8', headers, translations: groupByContext(messages) };
  return `${po.compile(data, { foldLength: 0 }).toString()}\n`;
};

/** Brings a language up to date with the template: its messages in the template's order, with known translations. */
function updateLanguage(wanted, file) {
  const { headers, translations: existing } = po.parse(readFileSync(file));
  const plurals = Number(/nplurals=(\d+)/.exec(headers['Plural-Forms'])?.[1]);
  const messages = wanted.map((message) => {
    const empty = Array.from({ length: message.msgid_plural ? plurals : 1 }, () => '');
    const translated = existing[message.msgctxt ?? '']?.[message.msgid]?.msgstr;
    return { ...message, msgstr: translated?.length === empty.length ? translated : empty };
  });
  return { messages, content: compile(headers, messages) };
}

/** The area of a file: the folder of its screen, task, store or package. */
function areaOf(path) {
  const [folder, ...rest] = path.split('/');
  if (path.startsWith(PLUGIN)) return 'WordPress plugin';
  const name = folder === 'client' && /^(?:screens|tasks)$/.test(rest[0]) ? rest[1] : rest[0];
  const words = name.replace(/\..*/, '').replaceAll('-', ' ');
  return /^(?:http|ui)$/.test(words) ? words.toUpperCase() : words[0].toUpperCase() + words.slice(1);
}

/** @returns {Promise<string>} the catalog, in Markdown: each message with the first file that has it */
function writeCatalog(wanted) {
  const messages = wanted.map((message) => ({
    ...message,
    path: linesOf(message.comments?.reference)[0],
  }));
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
        inFile.map(toListItem).join('\n'),
      ]),
    ]),
  ].join('\n\n');
  return formatText(CATALOG, text);
}

/** English labels up to this length must fit into buttons, tabs and column headings. */
const LABEL_LENGTH = 24;
/** A translation is long if it has more letters than this, by the length of the English label. */
const longFrom = (length) => 2 * length + 6;

/** @returns {Promise<string>} the labels whose translation is long, by language, in Markdown */
function writeLongMessages(locales) {
  const sections = locales.map(({ locale, messages }) => {
    const rows = messages.flatMap(({ msgid, msgstr }) => {
      const isLong = msgid.length <= LABEL_LENGTH && msgstr[0].length > longFrom(msgid.length);
      return isLong
        ? [`| ${[msgid, msgstr[0]].map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`]
        : [];
    });
    return [`## ${locale}`, ['| English | Translation |', '| --- | --- |', ...rows].join('\n')].join('\n\n');
  });
  const text = [
    '# Long translations',
    '<!-- Written by scripts/messages.mjs --write. -->',
    `Labels of up to ${LABEL_LENGTH} letters whose translation is more than twice as long. Look at them on their screens at 320 px.`,
    ...sections,
  ].join('\n\n');
  return formatText(LONG_MESSAGES, text);
}

const code = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

function toListItem({ msgid, msgid_plural: plural, msgctxt: context, comments }) {
  return [
    `- ${code(msgid)}`,
    plural ? ` / ${code(plural)}` : '',
    context ? ` (context: ${context})` : '',
    comments.extracted ? ` (${code(comments.extracted.replaceAll('\n', '; '))})` : '',
  ].join('');
}

function groupBy(list, key) {
  const groups = {};
  for (const each of list) (groups[key(each)] ??= []).push(each);
  return groups;
}

if (isMain(import.meta.url)) {
  const template = buildTemplate();
  const wanted = messagesOf(template);
  const languages = listLocales().map((locale) => ({ locale, ...updateLanguage(wanted, fileOf(locale)) }));
  const contents = [
    [TEMPLATE, template],
    [CATALOG, await writeCatalog(wanted)],
    [LONG_MESSAGES, await writeLongMessages(languages)],
    ...languages.map(({ locale, content }) => [fileOf(locale), content]),
  ];
  for (const [file, text] of contents) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (process.argv.includes('--write')) writeFileSync(file, text);
    else {
      console.log(`${relative(ROOT, file)} is not up to date. Run "node scripts/messages.mjs --write".`);
      process.exitCode = 1;
    }
  }
}
