import { getCountries, toCodes } from './countries';
import currencyAreas from './currency-areas.data.json';
import { getCurrency, getCurrencySymbol } from './currencies';

export type CurrencyPosition = 'left' | 'right' | 'left_space' | 'right_space';

interface Separators {
  thousand_sep: string;
  decimal_sep: string;
  direction: 'ltr' | 'rtl';
  currency_pos: CurrencyPosition;
}

/** A country's currency format and units of measurement. */
export interface Conventions extends Separators {
  currency_code: string;
  num_decimals: number;
  weight_unit: 'kg' | 'oz';
  dimension_unit: 'cm' | 'foot';
  /** In the platform's format, `de_AT`. */
  default_locale: string;
  name: string;
  singular: string;
  plural: string;
  short_symbol: string;
  locales: Record<string, Separators>;
}

const IMPERIAL = new Set(['AS', 'GU', 'MP', 'PR', 'UM', 'US', 'VI']);
const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'ur']);

const currencyByCountry = new Map(
  Object.entries(currencyAreas).flatMap(([currency, codes]) =>
    toCodes(codes).map((code) => [code, currency]),
  ),
);

let cache: Record<string, Conventions> | undefined;

/** Conventions by country code. Countries without a currency (Antarctica) are missing. */
export function getLocaleInfo(): Readonly<Record<string, Conventions>> {
  cache ??= Object.fromEntries(
    getCountries().flatMap(({ code }) => {
      const currency = currencyByCountry.get(code);
      return currency ? [[code, conventionsOf(code, currency)]] : [];
    }),
  );
  return cache;
}

/**
 * The conventions of a currency: those of the country that its code begins with, otherwise of any country that uses it.
 * Bitcoin has none.
 */
export function getCurrencyConventions(currency: string): Conventions | undefined {
  const countries = [...currencyByCountry].flatMap(([country, code]) => (code === currency ? [country] : []));
  const country = countries.find((each) => currency.startsWith(each)) ?? countries[0];
  return country === undefined ? undefined : getLocaleInfo()[country];
}

function conventionsOf(country: string, currency: string): Conventions {
  // The Unicode locale data includes the most likely language of a country: `und-AT` means German.
  const language = new Intl.Locale(`und-${country}`).maximize().language;
  const tag = `${language}-${country}`;
  const locale = tag.replace('-', '_');
  const separators = separatorsOf(tag, currency);
  return {
    currency_code: currency,
    num_decimals: fractionDigits(currency),
    weight_unit: IMPERIAL.has(country) ? 'oz' : 'kg',
    dimension_unit: IMPERIAL.has(country) ? 'foot' : 'cm',
    ...separators,
    default_locale: locale,
    name: getCurrency(currency)?.name ?? currency,
    singular: currencyName(currency, 1),
    plural: currencyName(currency, 2),
    short_symbol: getCurrencySymbol(currency),
    locales: { [locale]: separators },
  };
}

function separatorsOf(tag: string, currency: string): Separators {
  // Latin digits, because the store's prices use them in every language.
  const parts = new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    useGrouping: 'always',
  })
    .formatToParts(1234567.5)
    .filter(({ value }) => !/^[\u200e\u200f\u061c]+$/.test(value));
  const find = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  return {
    thousand_sep: plainSpace(find('group') ?? ','),
    decimal_sep: find('decimal') ?? '.',
    direction: RIGHT_TO_LEFT.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr',
    currency_pos: positionOf(parts),
  };
}

function positionOf(parts: Intl.NumberFormatPart[]): CurrencyPosition {
  const side = parts[0]?.type === 'currency' ? 'left' : 'right';
  const neighbor = side === 'left' ? parts[1] : parts.at(-2);
  return neighbor?.type === 'literal' ? `${side}_space` : side;
}

function plainSpace(separator: string): string {
  return /^\s$/u.test(separator) ? ' ' : separator;
}

function fractionDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

function currencyName(currency: string, count: number): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  }).formatToParts(count);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
