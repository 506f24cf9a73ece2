import Fuse from 'fuse.js';
import type { CountryOption } from './types';

/** Minimum similarity of names: 1 is equal, 0 is completely different (product specification, section 9). */
const SIMILARITY = 0.7;

/** States that browsers name differently than stores do (product specification, section 9). */
const REWRITES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PH: { 'national capital region': 'Metro Manila', ncr: 'Metro Manila' },
  IT: { rome: 'Roma', 'metropolitan city of rome': 'Roma' },
};

export interface Autofill {
  country: string;
  state: string;
}

interface Named {
  readonly code: string;
  readonly name: string;
}

/**
 * The option that matches a browser's autofill of country and state, by code or name: first the country, then one of
 * its states. `undefined` without a country, or without a state where the country has states.
 */
export function matchCountryState(
  autofill: Autofill,
  options: readonly CountryOption[],
): CountryOption | undefined {
  const country = matchCountry(autofill.country, options);
  if (!country) return undefined;
  const choices = options.filter((option) => option.country.code === country.code);
  const stateless = choices.find(({ state }) => !state);
  if (stateless) return stateless;
  const wanted = REWRITES[country.code]?.[fold(autofill.state)] ?? autofill.state;
  const state = closest(
    choices.flatMap((option) => option.state ?? []),
    wanted,
  );
  return choices.find((option) => state && option.state?.code === state.code);
}

/** Finds a country by code or by name, in the language of the store, the user or the country. */
export const matchCountry = (
  wanted: string,
  options: readonly CountryOption[],
): CountryOption['country'] | undefined =>
  findCountry([...new Map(options.map(({ country }) => [country.code, country])).values()], wanted);

function findCountry<T extends Named>(countries: readonly T[], wanted: string): T | undefined {
  const folded = fold(wanted);
  if (folded === '') return undefined;
  const languages = [document.documentElement.lang, ...navigator.languages, 'en'];
  return (
    equal(countries, folded) ??
    countries.find(({ code }) => languages.some((language) => isNamed(code, language, folded))) ??
    countries.find(({ code }) => isNamed(code, getMainLanguage(code), folded)) ??
    closest(countries, wanted)
  );
}

/** Whether a country has this name in a language; false if the browser does not support the language. */
function isNamed(code: string, language: string, folded: string): boolean {
  const names = getNames(language);
  try {
    return fold(names?.of(code) ?? '') === folded;
  } catch {
    // Hosts may add countries whose codes `Intl` does not know.
    return false;
  }
}

const displayNames = new Map<string, Intl.DisplayNames | undefined>();

function getNames(language: string): Intl.DisplayNames | undefined {
  if (!displayNames.has(language)) displayNames.set(language, makeNames(language));
  return displayNames.get(language);
}

function makeNames(language: string): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  } catch {
    return undefined;
  }
}

/** The most common language of a country, so that German users find "Deutschland". */
function getMainLanguage(code: string): string {
  try {
    return new Intl.Locale(`und-${code}`).maximize().language;
  } catch {
    return '';
  }
}

/** Matches by code, then by name, then by a contained name, then by the most similar name. */
function closest<T extends Named>(candidates: readonly T[], wanted: string): T | undefined {
  const folded = fold(wanted);
  if (folded === '') return undefined;
  const search = new Fuse(candidates, {
    keys: ['name'],
    threshold: 1 - SIMILARITY,
    ignoreDiacritics: true,
    ignoreFieldNorm: true,
  });
  return (
    equal(candidates, folded) ??
    candidates.find(({ name }) => fold(name) !== '' && ` ${folded} `.includes(` ${fold(name)} `)) ??
    search.search(wanted.trim(), { limit: 1 })[0]?.item
  );
}

const equal = <T extends Named>(candidates: readonly T[], folded: string): T | undefined =>
  candidates.find(({ code }) => fold(code) === folded) ??
  candidates.find(({ name }) => fold(name) === folded);

/** Ignores case, accents and text in parentheses: 'United Kingdom (UK)' becomes 'united kingdom'. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|\([^)]*\)/gu, '')
    .trim()
    .toLowerCase();
