import { type Country, getCountries } from './countries';

export interface Continent {
  code: string;
  name: string;
  countries: Country[];
}

const CONTINENTS: Readonly<Record<string, { name: string; codes: string }>> = {
  AF: {
    name: 'Africa',
    codes:
      'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  },
  AN: { name: 'Antarctica', codes: 'AQ BV GS HM TF' },
  AS: {
    name: 'Asia',
    codes:
      'AE AF AM AZ BD BH BN BT CC CN CX CY GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TW UZ VN YE',
  },
  EU: {
    name: 'Europe',
    codes:
      'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK',
  },
  NA: {
    name: 'North America',
    codes:
      'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  },
  OC: {
    name: 'Oceania',
    codes: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  },
  SA: { name: 'South America', codes: 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE' },
};

/** The member states of the European Union by country code, as tax rules count them (without the United Kingdom). */
export const EU_COUNTRIES: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** The seven continents, each with its countries sorted by name. Cyprus counts to two. */
export function getContinents(): Continent[] {
  return Object.entries(CONTINENTS).map(([code, { name, codes }]) => {
    const members = new Set(codes.split(' '));
    return { code, name, countries: getCountries().filter((country) => members.has(country.code)) };
  });
}
