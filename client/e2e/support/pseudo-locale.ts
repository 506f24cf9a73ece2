import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { po } from 'gettext-parser';

/** A locale for tests only: English with accents, 40 % longer, in brackets. */
export const PSEUDO_LOCALE = 'en_XA';

const TEMPLATE = resolve(__dirname, '../../../languages/store-admin.pot');

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
// cspell:disable-next-line
const ACCENTED = 'áƀçðéƒğĥíĵķļɱñóþǫřšťúṽŵẋýžÁƁÇÐÉƑĞĤÍĴĶĻḾÑÓÞǪŘŠŤÚṼŴẊÝŽ';

/** Placeholders and tags, which a translation keeps. */
const KEPT = /(%(?:\d+\$)?[sdf]|%%|\{\{\/?[^}]+\}\}|<[^>]+>|&\w+;)/;

/** Date formats, which are no text. */
const FORMATS = new Set(['MM/DD/YYYY']);

function toPseudo(text: string): string {
  if (FORMATS.has(text)) return text;
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const accented = core
    .split(KEPT)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece.replace(/[a-z]/gi, (letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter),
    );
  const letters = core.replace(new RegExp(KEPT, 'g'), '').length;
  // Words of four letters, so that the longer text can wrap.
  const longer = ' ~~~~'.repeat(Math.ceil((letters * 0.4) / 5));
  return `${before}[${accented.join('')}${longer}]${after}`;
}

/** Writes the translations of the pseudo-locale into a new folder, which the embedded store reads. */
export function writePseudoLocale(): { folder: string; remove: () => void } {
  const { translations } = po.parse(readFileSync(TEMPLATE));
  const messages = Object.values(translations)
    .flatMap((context) => Object.values(context))
    .filter(({ msgid }) => msgid);
  const entries = messages.map(({ msgctxt: context, msgid, msgid_plural: plural }) => [
    context ? `${context}\u0004${msgid}` : msgid,
    [msgid, ...(plural ? [plural] : [])].map(toPseudo),
  ]);
  const header = { domain: 'store-admin', lang: PSEUDO_LOCALE, plural_forms: 'nplurals=2; plural=(n != 1);' };
  const folder = mkdtempSync(join(tmpdir(), 'pseudo-locale-'));
  writeFileSync(
    join(folder, `${PSEUDO_LOCALE}.json`),
    JSON.stringify({ '': header, ...Object.fromEntries(entries) }),
  );
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
