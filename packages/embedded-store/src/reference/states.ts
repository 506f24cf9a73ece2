import { allCountries } from 'country-region-data';
import ownStates from './own-states.data.json';

export interface State {
  code: string;
  name: string;
}

/**
 * How the platform writes state codes, by country. Countries not listed here have no states: `plain` is the national
 * code (`CA`), `dash` prefixes the country with a dash (`DE-BY`), `joined` prefixes it without a dash (`JP13`).
 */
const CODE_FORMATS = {
  plain: 'AO AR AU BJ BR CA CH ES GH GR HU ID IE IN IR KN LA LR MD NA NG NZ PE PK RO US ZA',
  dash: 'AL BG BO CL CO CR DE DZ EC GT HN HR JM NI PA PY SV TH UY VE ZM',
  joined: 'EG JP KE MZ RS SN TR TZ UA UG',
} as const;

type CodeFormat = keyof typeof CODE_FORMATS;

/** Regions that are separate countries in an address, or groups of provinces. */
const NOT_A_STATE: Readonly<Record<string, ReadonlySet<string>>> = {
  ES: new Set(['AN', 'AR', 'CN']),
  GR: new Set(['69']),
  US: new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']),
};

/** Codes that the platform keeps although the standard changed them, so that stored addresses remain valid. */
const KEPT_CODES: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  AO: pairs('BGU=BLU'),
  BO: pairs('BE=B CH=H CB=C LP=L OR=O PD=N PT=P SC=S TJ=T'),
  GT: pairs('Re=RE'),
  IN: pairs('DH=DD TG=TS UT=UK'),
  IR: pairs(
    `01=EAZ 02=WAZ 03=ADL 04=ESF 05=ILM 06=BHR 07=THR 08=CHB 10=KHZ 11=ZJN 12=SMN 13=SBN 14=FRS 15=KRN 16=KRD 17=KRH
     18=KBD 19=GIL 20=LRS 21=MZN 22=MKZ 23=HRZ 24=HDN 25=YZD 26=QHM 27=GLS 28=GZN 29=SKH 30=RKH 32=ABZ 61=NKH`,
  ),
  LR: pairs('BG=BN GP=GA CM=GC MG=MA NI=NM RI=RV SI=SN'),
  MD: pairs('BA=BL CA=CH CU=C DU=DB FA=FL FL=FR HI=HN IA=IL LE=LV NI=NS RE=RZ RI=RS SI=SG SO=SR TA=TR TE=TL'),
  ZA: pairs('GT=GP NL=KZN'),
};

const NAMES: Readonly<Record<string, string>> = {
  'US:AA': 'Armed Forces (AA)',
  'US:AE': 'Armed Forces (AE)',
  'US:AP': 'Armed Forces (AP)',
};

const formatByCountry = new Map<string, CodeFormat>(
  listCodeFormats().flatMap((format) => CODE_FORMATS[format].split(' ').map((code) => [code, format])),
);

/**
 * States of countries for which the platform uses its own codes or a different level (provinces instead of regions in
 * Italy and the Philippines, districts in Bangladesh, numbered provinces in China, …), so that stored addresses such as
 * `IT:RM` remain valid.
 */
const OWN_STATES: Readonly<Record<string, readonly (readonly string[])[]>> = ownStates;

const regionsByCountry = new Map<string, readonly (readonly [name: string, code: string])[]>(
  allCountries.map(([, code, regions]) => [code, regions]),
);

/** The states of a country as used in addresses; empty where addresses have none. */
export function getStates(country: string): State[] {
  const own = OWN_STATES[country];
  if (own) return own.map(([code = '', name = '']) => ({ code, name }));

  const format = formatByCountry.get(country);
  if (!format) return [];

  return (regionsByCountry.get(country) ?? [])
    .filter(([, code]) => !NOT_A_STATE[country]?.has(code))
    .map(([name, code]) => ({
      code: formatCode(country, code, format),
      name: NAMES[`${country}:${code}`] ?? name,
    }));
}

function formatCode(country: string, code: string, format: CodeFormat): string {
  const registered = code.startsWith(`${country}-`) ? code.slice(country.length + 1) : code;
  const national = KEPT_CODES[country]?.get(registered) ?? registered;
  if (format === 'dash') return `${country}-${national}`;
  return format === 'joined' ? country + national : national;
}

function listCodeFormats(): CodeFormat[] {
  return ['plain', 'dash', 'joined'];
}

/** Parses `'a=b c=d'` into a map. */
function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}
