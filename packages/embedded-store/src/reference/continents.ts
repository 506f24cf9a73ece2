import { translateData } from '../i18n';
import continents from './continents.data.json';
import type { Country } from './countries';
import { getCountries, toCodes } from './countries';

export interface Continent {
  code: string;
  name: string;
  countries: Country[];
}

/** The member states of the European Union by country code, as used for taxes (without the United Kingdom). */
export const EU_COUNTRIES: readonly string[] = toCodes(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
);

/** The seven continents, each with its countries sorted by name. Cyprus belongs to two. */
export function getContinents(): Continent[] {
  return continents.map(({ code, name, countries }) => {
    const members = new Set(toCodes(countries));
    return {
      code,
      name: translateData(name),
      countries: getCountries().filter((country) => members.has(country.code)),
    };
  });
}
