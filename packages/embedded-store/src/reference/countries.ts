import iso from 'i18n-iso-countries/langs/en.json';
import { DEFAULT_LOCALE, getTextLocale } from '../i18n';
import platformNames from './platform-names.data.json';
import type { State } from './states';
import { getStates } from './states';

export interface Country {
  code: string;
  name: string;
  states: State[];
}

/** Names that the platform spells differently from the standard. */
const PLATFORM_NAMES: Readonly<Record<string, string>> = platformNames;

const english: readonly Country[] = Object.entries<string | string[]>(iso.countries)
  .map(([code, names]) => ({
    code,
    name: PLATFORM_NAMES[code] ?? (typeof names === 'string' ? names : (names[0] ?? code)),
    states: getStates(code),
  }))
  .toSorted(byName('en'));

type ByCode = ReadonlyMap<string, Country>;

const byLocale = new Map<string, ByCode>([[DEFAULT_LOCALE, toMap(english)]]);

/** All countries that an address can have, named and sorted in the language of the request. */
export function getCountries(): readonly Country[] {
  return [...getNamed().values()];
}

export function getCountry(code: string): Country | undefined {
  return getNamed().get(code);
}

/** Splits a list of country codes as data files store it: `AT BE CH`. */
export const toCodes = (text: string): readonly string[] => text.split(' ');

function getNamed(): ByCode {
  const locale = getTextLocale();
  const cached = byLocale.get(locale) ?? toMap(translate(locale.replaceAll('_', '-')));
  byLocale.set(locale, cached);
  return cached;
}

/** The names of the Unicode locale data. Only English names are the platform's own. */
function translate(language: string): Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return english
    .map((country) => ({ ...country, name: names.of(country.code) ?? country.name }))
    .toSorted(byName(language));
}

function byName(language: string): (a: Country, b: Country) => number {
  const collator = new Intl.Collator(language);
  return (a, b) => collator.compare(a.name, b.name);
}

function toMap(countries: readonly Country[]): ByCode {
  return new Map(countries.map((country) => [country.code, country]));
}
