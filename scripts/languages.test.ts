import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';

const FOLDER = join(__dirname, '../languages');

interface Message {
  msgid: string;
  msgid_plural?: string;
  msgstr: string[];
}

/** The languages of the dashboard and their number of plural forms. */
const PLURAL_FORMS = {
  ar: 6,
  cs_CZ: 3,
  da_DK: 2,
  de_DE: 2,
  de_DE_formal: 2,
  es_ES: 2,
  fa_IR: 1,
  fr_FR: 2,
  he_IL: 2,
  it_IT: 2,
  ja: 1,
  nl_NL: 2,
  pl_PL: 3,
  pt_BR: 2,
  sv_SE: 2,
  tr_TR: 2,
  zh_CN: 1,
};

test('includes all languages', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.po'));
  expect(files.toSorted()).toEqual(Object.keys(PLURAL_FORMS).map((locale) => `store-admin-${locale}.po`));
});

describe.each(Object.entries(PLURAL_FORMS))('%s', (locale, forms) => {
  const { headers, translations } = po.parse(readFileSync(join(FOLDER, `store-admin-${locale}.po`)));
  const messages = Object.values(translations)
    .flatMap((context) => Object.values<Message>(context))
    .filter(({ msgid }) => msgid);

  test('has all messages', () => {
    expect(messages.filter(({ msgstr }) => !msgstr.every(Boolean)).map(({ msgid }) => msgid)).toEqual([]);
  });

  test('has its plural forms', () => {
    expect(headers['Plural-Forms']).toMatch(new RegExp(`^nplurals=${forms}; plural=\\S`));
    const plural = messages.filter(({ msgid_plural: text }) => text);
    expect(plural.filter(({ msgstr }) => msgstr.length !== forms).map(({ msgid }) => msgid)).toEqual([]);
  });

  test('keeps placeholders and tags', () => {
    const wrong = messages.flatMap(({ msgid, msgid_plural: plural, msgstr }) => {
      const allowed = [msgid, plural ?? msgid].map(placeholdersOf);
      // Arabic has forms for "one order" and "two orders" without a number.
      if (plural && forms === 6)
        allowed.push(placeholdersOf(plural).filter((each) => !/^%(1\$)?[ds]$/.test(each)));
      return msgstr.filter(
        (text) => !allowed.some((expected) => String(expected) === String(placeholdersOf(text))),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('keeps leading and trailing whitespace', () => {
    const ends = (text: string) => [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]];
    const wrong = messages.filter(({ msgid, msgstr }) =>
      msgstr.some((text) => String(ends(text)) !== String(ends(msgid))),
    );
    expect(wrong.map(({ msgid }) => msgid)).toEqual([]);
  });
});

/** Placeholders, tags and line breaks in any order. `%s` equals `%1$s`. */
function placeholdersOf(text: string): string[] {
  const found =
    text.replaceAll('%%', '').match(/%(?:\d+\$)?[sdf]|\{\{\/?[^}]+\}\}|<\/?[a-z][^>]*>|\n/g) ?? [];
  return found.map((each) => each.replace('%1$', '%')).toSorted((one, other) => one.localeCompare(other));
}
