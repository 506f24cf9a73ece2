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

const currencies: readonly Currency[] = rows.map((row) => ({ ...row, symbol: toEntities(row.symbol) }));
const plainSymbols = new Map(rows.map(({ code, symbol }) => [code, symbol]));

/** All currencies a store can use, sorted by code. */
export function getCurrencies(): readonly Currency[] {
  return currencies;
}

export function getCurrency(code: string): Currency | undefined {
  return currencies.find((currency) => currency.code === code);
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
