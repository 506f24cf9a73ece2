import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { german } from '../testing/german';
import { __, _n, _x, createTranslations, fillIn, getLocale, getTextLocale, runInLocale } from '.';
import { translateData } from '.';

const inGerman = <Result>(run: () => Result): Result => runInLocale(german, 'de_DE', run);

test("messages are in English outside of requests and in the request's language within one", () => {
  expect([__('Orders', 'store-admin'), getLocale()]).toEqual(['Orders', 'en_US']);
  expect(inGerman(() => [__('Orders', 'store-admin'), getLocale()])).toEqual(['Bestellungen', 'de_DE']);
});

test('concurrent requests use their own languages', async () => {
  const read = async (locale: string) =>
    runInLocale(german, locale, async () => {
      await setTimeout(1);
      return __('Orders', 'store-admin');
    });

  expect(await Promise.all(['de_DE', 'en_US', 'de_DE'].map(read))).toEqual([
    'Bestellungen',
    'Orders',
    'Bestellungen',
  ]);
});

test('the number selects singular or plural, and the context selects the meaning', () => {
  const count = (number: number) => fillIn(_n('%s order', '%s orders', number, 'store-admin'), number);

  expect(inGerman(() => [count(1), count(3)])).toEqual(['1 Bestellung', '3 Bestellungen']);
  expect([count(1), count(3)]).toEqual(['1 order', '3 orders']);
  expect(inGerman(() => _x('Processing', 'Order status', 'store-admin'))).toBe('In Bearbeitung');
  expect(inGerman(() => __('Processing', 'store-admin'))).toBe('Processing');
});

test('texts of data files are translated, and empty ones stay empty', () => {
  expect(inGerman(() => [translateData('City'), translateData('')])).toEqual(['Ort', '']);
});

test('a language without translations uses English', () => {
  const texts = runInLocale(german, 'fr_FR', () => [
    __('Orders', 'store-admin'),
    getTextLocale(),
    getLocale(),
  ]);

  expect(texts).toEqual(['Orders', 'en_US', 'fr_FR']);
});

test('the language is determined once, and only when a message needs it', () => {
  const determine = jest.fn(() => 'de_DE');

  runInLocale(german, determine, () => {});
  expect(determine).not.toHaveBeenCalled();
  runInLocale(german, determine, () => [__('Orders', 'store-admin'), __('City', 'store-admin')]);
  expect(determine).toHaveBeenCalledTimes(1);
});

test.each([
  ['%s of %s', ['1', 2], '1 of 2'],
  ['%2$s – %1$s', ['a', 'b'], 'b – a'],
  ['none', ['a'], 'none'],
  ['%s and %s', ['a'], 'a and '],
])('%j is formatted with %j', (format, values, expected) => {
  expect(fillIn(format, ...values)).toBe(expected);
});

describe('a folder of translations', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'languages-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

  test('has the languages of its files', () => {
    put('de_DE.json', JSON.stringify(german.get('de_DE')));
    put('de_DE_formal.json', '{ "": {}, "Orders": ["Bestellungen"] }');
    put('readme.txt', '');
    const translations = createTranslations(folder);

    expect(translations.list()).toEqual(['de_DE', 'de_DE_formal']);
    expect(runInLocale(translations, 'de_DE', () => __('Orders', 'store-admin'))).toBe('Bestellungen');
    expect(translations.get('fr_FR')).toBeUndefined();
  });

  test.each([
    ['invalid JSON', '{'],
    ['an array', '[]'],
    ['no header', '{ "Orders": ["Bestellungen"] }'],
    ['a message without plural forms', '{ "": {}, "Orders": "Bestellungen" }'],
  ])('has nothing in a file with %s', (_, text) => {
    put('de_DE.json', text);

    expect(createTranslations(folder).get('de_DE')).toBeUndefined();
  });

  test('is not read from other folders', () => {
    put('de_DE.json', '{ "": {} }');

    expect(createTranslations(path.join(folder, 'sub')).get('../de_DE')).toBeUndefined();
    expect(createTranslations(path.join(folder, 'none')).list()).toEqual([]);
  });
});
