/** Compiles the translations in `languages/*.po` for the dashboard, the embedded store and WordPress. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mo, po } from 'gettext-parser';
import { ROOT } from './project.mjs';

/** @typedef {import('gettext-parser').GetTextTranslation} Message */

export const DOMAIN = 'store-admin';
export const LANGUAGES = join(ROOT, 'languages');

/** @returns {string[]} locales of all translations, such as `de_DE` */
export const listLocales = () =>
  readdirSync(LANGUAGES).flatMap((name) => /^store-admin-(\w+)\.po$/.exec(name)?.[1] ?? []);

export const fileOf = (locale) => join(LANGUAGES, `${DOMAIN}-${locale}.po`);

/** @returns the messages of a file of gettext in its order, without its header */
export const messagesOf = (file) => listMessagesOf(po.parse(file));

/** The same of a file that was parsed. */
export const listMessagesOf = ({ translations }) =>
  Object.values(translations)
    .flatMap((context) => Object.values(context))
    .filter(({ msgid }) => msgid);

/** The messages as gettext-parser has them: by context, then by message. */
export function groupByContext(messages) {
  const translations = {};
  for (const message of messages) (translations[message.msgctxt ?? ''] ??= {})[message.msgid] = message;
  return translations;
}

/** Between a context and its message, as in gettext's files. */
const SEPARATOR = '\u0004';

/**
 * The key of a message: the message, or the singular of a pair, after its context if it has one.
 * @param {Message} message
 */
export const keyOf = ({ msgctxt: context, msgid }) => (context ? context + SEPARATOR + msgid : msgid);

/** Messages that are not in the JSON of a host, by the files that have them. */
const LEFT_OUT = { 'embedded-store': /\.php$/, wordpress: /\.php$|^packages\/embedded-store\// };

/**
 * Translations for `setLocaleData` of `@wordpress/i18n`.
 * @param {string} locale
 * @param {keyof typeof LEFT_OUT} host
 * @returns {Record<string, object | string[]>}
 */
export function toJson(locale, host) {
  const { headers, messages } = readTranslated(locale);
  const shown = messages.filter((message) => isShownIn(host, message));
  return {
    '': { domain: DOMAIN, lang: locale, plural_forms: headers['Plural-Forms'] },
    ...Object.fromEntries(shown.map((message) => [keyOf(message), message.msgstr])),
  };
}

/** Writes the translations of the plugin's PHP: `.mo`, and `.l10n.php`, which WordPress 6.5 and later read faster. */
export function writePhpTranslations(folder) {
  for (const locale of listLocales()) {
    const { headers, messages: all } = readTranslated(locale);
    const messages = all.filter(isPhp);
    const path = join(folder, `${DOMAIN}-${locale}`);
    writeFileSync(
      `${path}.mo`,
      mo.compile({ charset: 'utf-8', headers, translations: groupByContext(messages) }),
    );
    writeFileSync(`${path}.l10n.php`, toPhp(locale, headers, messages));
  }
}

/** The header of a language, and its messages that are translated. */
function readTranslated(locale) {
  const content = po.parse(readFileSync(fileOf(locale)));
  const messages = listMessagesOf(content).filter(({ msgstr }) => msgstr.every(Boolean));
  return { headers: content.headers, messages };
}

function toPhp(locale, headers, messages) {
  const entries = messages.map(
    (message) => `${quote(keyOf(message))}=>${message.msgstr.map(quote).join('."\\0".')}`,
  );
  const head = { domain: DOMAIN, language: locale, 'plural-forms': headers['Plural-Forms'] };
  const fields = Object.entries(head).map(([name, value]) => `${quote(name)}=>${quote(value)}`);
  return `<?php\nreturn [${fields.join(',')},'messages'=>[${entries.join(',')}]];\n`;
}

const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Whether a host needs a message in the browser, or the embedded store on its server. */
export const isShownIn = (host, message) => !pathsOf(message).every((path) => LEFT_OUT[host].test(path));

const isPhp = (message) => pathsOf(message).some((path) => path.endsWith('.php'));
const pathsOf = ({ comments }) => comments.reference.split('\n');
