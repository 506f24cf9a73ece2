import Database from 'libsql';
import { expect, test } from './fixtures';
import { ALL_SCREENS, ALL_SCREENS_FLAGS, waitForScreen } from './support/all-screens';
import { PSEUDO_LOCALE, writePseudoLocale } from './support/pseudo-locale';
import { startShop } from './support/shop';

/** A tour of all screens takes longer than a normal test. */
const WALK_LIMIT = 240_000; // milliseconds

/** The status of the page for a link in an email that lost a part of its URL. */
const FORBIDDEN = /status of 403/;

const pseudo = writePseudoLocale();
const shop = startShop([...ALL_SCREENS_FLAGS, '--locale', PSEUDO_LOCALE], { LANGUAGES: pseudo.folder });

test.afterAll(() => pseudo.remove());

test('all text is translated, each message as a whole', async () => {
  test.setTimeout(WALK_LIMIT);
  const session = await shop.openSessionAs('admin');
  session.allowConsoleMessage(FORBIDDEN);
  const isData = createDataCheck(shop.store.file);
  const found: string[] = [];
  for (const path of ALL_SCREENS) {
    await session.open(path);
    await waitForScreen(session.page);
    const { texts, joined, isBalanced } = await session.page.evaluate(listTextOutsideBrackets);
    expect.soft(isBalanced, `brackets on ${path}`).toBe(true);
    const wrong = [...texts.filter((text) => !isData(text)), ...joined];
    found.push(...wrong.map((text) => `${text} (${path})`));
  }
  expect(found).toEqual([]);
});

test('longer text fits into 320 px', async () => {
  test.setTimeout(WALK_LIMIT);
  const session = await shop.openSessionAs('admin', { viewport: { width: 320, height: 640 } });
  session.allowConsoleMessage(FORBIDDEN);
  const wide: string[] = [];
  for (const path of ALL_SCREENS) {
    await session.open(path);
    await waitForScreen(session.page);
    const width = await session.page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${path}: ${width} px`);
  }
  expect(wide).toEqual([]);
});

/**
 * Runs in the page: lists visible text that is in no brackets, which are the ends of a message, and messages that are
 * joined to other text. A message may span several elements, such as a link in a sentence.
 */
function listTextOutsideBrackets(): { texts: string[]; joined: string[]; isBalanced: boolean } {
  const found = new Set<string>();
  const joined = new Set<string>();
  let depth = 0;

  function add(text: string): void {
    let outside = '';
    for (const letter of text) {
      if (letter === ']') depth -= 1;
      if (depth === 0) outside += letter === ']' ? ' ' : letter === '[' ? '' : letter;
      if (letter === '[') depth += 1;
    }
    const shown = outside.replace(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(shown)) found.add(shown);
    // Items of a list, as in "Shipped · 0.1 kg", are messages of their own.
    if (/^\[|\]$/.test(text.trim()) && /[\p{L}:]/u.test(shown) && !shown.includes('·')) joined.add(text);
  }

  function visit(node: Node): void {
    if (node instanceof Text) return add(node.data);
    if (!(node instanceof Element) || !node.checkVisibility() || node.matches('script, style, textarea'))
      return;
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
      add(node.getAttribute(name) ?? '');
    if (node instanceof HTMLInputElement && node.type === 'submit') add(node.value);
    node.childNodes.forEach(visit);
  }

  visit(document.body);
  return { texts: [...found], joined: [...joined], isBalanced: depth === 0 };
}

/** Brands, formats and placeholders, which are the same in every language. */
const NAMES = (
  'WooCommerce,MailPoet,Mailchimp,Creative Mail for,Klaviyo,AutomateWoo,HubSpot for,Visa,MasterCard,Master,Card,' +
  'American Express,American,Express,Apple,Google,JCB,UnionPay,Union,Pay,CB,Sofort,Packed,preordered,WooCommerce Shipping,' +
  'Drawing of,kg,http,image/svg+xml,{site_title},#ffffff'
).split(',');

/** Dates and countries, which are formatted in English because no browser knows the locale. */
const FORMATTED = [
  PSEUDO_LOCALE,
  ...Array.from({ length: 12 }, (_, month) => new Date(2026, month)).flatMap((date) => [
    date.toLocaleString('en', { month: 'long' }),
    date.toLocaleString('en', { month: 'short' }),
  ]),
  ...'am,pm,AM,PM,now,yesterday,ago,minute,minutes,hour,hours,day,days'.split(','),
  ...listRegions(),
];

function listRegions(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  return letters.flatMap((first) =>
    letters.flatMap((second) => [names.of(first + second) ?? '', first + second]),
  );
}

/** Returns a check whether text consists of names, dates, countries and what the store's database contains. */
function createDataCheck(file: string): (text: string) => boolean {
  // Longest first: a name may be a part of another.
  const known = [...readTexts(file), ...NAMES, ...FORMATTED]
    .filter((each) => each.length > 1)
    .toSorted((one, other) => other.length - one.length);
  return (text) => {
    let rest = text;
    for (const each of known) {
      // Whole words only.
      if (rest.includes(each))
        rest = rest.replaceAll(new RegExp(`(?<!\\p{L})${escape(each)}(?!\\p{L})`, 'gu'), ' ');
    }
    return !/\p{L}{2}/u.test(rest);
  };
}

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Reads all texts that are stored, also within JSON. */
function readTexts(file: string): Set<string> {
  const db = new Database(file, { readonly: true });
  try {
    const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as {
      name: string;
    }[];
    return new Set(tables.flatMap(({ name }) => textsIn(db.prepare(`SELECT * FROM "${name}"`).all())));
  } finally {
    db.close();
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  if (typeof value !== 'string') return [];
  return /^[[{"]/.test(value) ? [value, ...textsIn(parse(value))] : [value];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
