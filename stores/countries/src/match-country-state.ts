import Fuse from 'fuse.js';
import type { CountryOption } from './types';

/** How far a name may be off; 0 is equal, 1 is anything (product specification, section 9). */
const THRESHOLD = 0.7;

/** States that browsers know by another name than stores do (product specification, section 9). */
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
 * The choice a browser means when it fills in country and state, by code or by name. `undefined`
 * when it says too little: no country, or no state where the country has some.
 */
export function matchCountryState(
  autofill: Autofill,
  options: readonly CountryOption[],
): CountryOption | undefined {
  const countries = new Map(options.map(({ country }) => [country.code, country]));
  const country = closest([...countries.values()], autofill.country);
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

/** By code, else by name, else by the most similar name. */
function closest<T extends Named>(candidates: readonly T[], wanted: string): T | undefined {
  const folded = fold(wanted);
  if (folded === '') return undefined;
  const search = new Fuse(candidates, { keys: ['name'], threshold: THRESHOLD, ignoreDiacritics: true });
  return (
    candidates.find(({ code }) => fold(code) === folded) ??
    candidates.find(({ name }) => fold(name) === folded) ??
    search.search(wanted.trim(), { limit: 1 })[0]?.item
  );
}

/** Case, accents and remarks in brackets do not tell places apart: 'United Kingdom (UK)' is 'united kingdom'. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|\([^)]*\)/gu, '')
    .trim()
    .toLowerCase();
