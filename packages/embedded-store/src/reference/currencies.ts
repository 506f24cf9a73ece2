import { DEFAULT_LOCALE, getTextLocale } from '../i18n';
import table from './currencies.data.json';

export interface Currency {
  code: string;
  name: string;
  /** As HTML: the dollar sign and non-ASCII characters are entities, `&#36;` or `&euro;`. */
  symbol: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  $: '&#36;',
  '£': '&pound;',
  '¥': '&yen;',
  '€': '&euro;',
};

/** Every currency a store can use. The symbol defaults to the code. */
const rows = table.map(({ code, name, symbol = code }) => ({ code, name, symbol }));

const english: readonly Currency[] = rows.map((row) => ({ ...row, symbol: toEntities(row.symbol) }));

const byLocale = new Map<string, readonly Currency[]>([[DEFAULT_LOCALE, english]]);
const plainSymbols = new Map(rows.map(({ code, symbol }) => [code, symbol]));

/** All currencies a store can use, sorted by code and named in the language of the request. */
export function getCurrencies(): readonly Currency[] {
  const locale = getTextLocale();
  const known = byLocale.get(locale) ?? translate(locale.replaceAll('_', '-'));
  byLocale.set(locale, known);
  return known;
}

/** The names of the Unicode locale data. Only English names are the platform's own. */
function translate(language: string): Currency[] {
  const names = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' });
  return english.map((currency) => ({ ...currency, name: names.of(currency.code) ?? currency.name }));
}

export function getCurrency(code: string): Currency | undefined {
  return getCurrencies().find((currency) => currency.code === code);
}

/** The symbol as plain text, for use outside HTML; the code itself for an unknown currency. */
export function getCurrencySymbol(code: string): string {
  return plainSymbols.get(code) ?? code;
}

function toEntities(text: string): string {
  return Array.from(text, (letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return ENTITIES[letter] ?? (point < 128 ? letter : `&#x${point.toString(16)};`);
  }).join('');
}
