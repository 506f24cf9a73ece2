import { allCountries } from 'country-region-data';
import { OWN_STATES } from './own-states';

export interface State {
  code: string;
  name: string;
}

/**
 * How the platform writes the code of a state, for the countries whose addresses have one. All others have no states:
 * `plain` is the national code (`CA`), `dash` repeats the country before it (`DE-BY`), `joined` does so without a dash (`JP13`).
 */
const SPELLINGS = {
  plain: 'AO AR AU BJ BR CA CH ES GH GR HU ID IE IN IR KN LA LR MD MZ NA NG NP NZ PE PK RO US ZA',
  dash: 'AL BD BG BO CL CO CR DE DO DZ EC GT HN HR JM NI PA PY SV TH UY VE ZM',
  joined: 'EG JP KE RS SN TR TZ UA UG',
} as const;

type Spelling = keyof typeof SPELLINGS;

/** Regions that are countries of their own in an address, or groups of provinces. */
const NOT_A_STATE: Readonly<Record<string, ReadonlySet<string>>> = {
  ES: new Set(['AN', 'AR', 'CN']),
  US: new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']),
};

const NAMES: Readonly<Record<string, string>> = {
  'US:AA': 'Armed Forces (AA)',
  'US:AE': 'Armed Forces (AE)',
  'US:AP': 'Armed Forces (AP)',
};

const spellingByCountry = new Map<string, Spelling>(
  spellingNames().flatMap((spelling) => SPELLINGS[spelling].split(' ').map((code) => [code, spelling])),
);

const regionsByCountry = new Map<string, readonly (readonly [name: string, code: string])[]>(
  allCountries.map(([, code, regions]) => [code, regions]),
);

/** The states of a country as its addresses name them; empty where addresses have none. */
export function statesOf(country: string): State[] {
  const own = OWN_STATES[country];
  if (own) return own.map(([code, name]) => ({ code, name }));

  const spelling = spellingByCountry.get(country);
  if (!spelling) return [];

  return (regionsByCountry.get(country) ?? [])
    .filter(([, code]) => !NOT_A_STATE[country]?.has(code))
    .map(([name, code]) => ({
      code: spell(country, code, spelling),
      name: NAMES[`${country}:${code}`] ?? name,
    }));
}

function spell(country: string, code: string, spelling: Spelling): string {
  const national = code.startsWith(`${country}-`) ? code.slice(country.length + 1) : code;
  if (spelling === 'dash') return `${country}-${national}`;
  return spelling === 'joined' ? country + national : national;
}

function spellingNames(): Spelling[] {
  return ['plain', 'dash', 'joined'];
}
