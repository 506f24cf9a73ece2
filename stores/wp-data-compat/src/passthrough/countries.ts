import { isRecord } from '@admin/http';
import { definePassthroughStore } from '../passthrough-store';
import { STORE_NAMES } from '../names';
import { ensure, fetchData, NAMESPACE } from './fetching';

const PATH = `${NAMESPACE}/data/countries`;
const NO_COUNTRIES: readonly unknown[] = [];
const NO_LOCALES: Readonly<Record<string, unknown>> = {};

/** All countries or locales come in one response. */
const ensureAll = (selector: 'getCountries' | 'getLocales') =>
  ensure(STORE_NAMES.COUNTRIES_STORE_NAME, selector);

export const countriesStore = definePassthroughStore({
  name: STORE_NAMES.COUNTRIES_STORE_NAME,
  reads: {
    getCountries: () => fetchData(PATH),
    getLocales: () => fetchData(`${PATH}/locales`),
    getCountry: (_code: string) => ensureAll('getCountries'),
    getLocale: (_code: string) => ensureAll('getLocales'),
  },
  selectors: ({ value }) => ({
    getCountries: (): unknown => value('getCountries', [], NO_COUNTRIES),
    getLocales: (): unknown => value('getLocales', [], NO_LOCALES),
    getCountry: (code: string): unknown =>
      value('getCountries', [], NO_COUNTRIES).find(
        (country) => isRecord(country) && country['code'] === code,
      ),
    getLocale: (code: string): unknown => value('getLocales', [], NO_LOCALES)[code],
  }),
  actions: ({ received, failed }) => ({
    getCountriesSuccess: (countries: unknown) => received('getCountries', [], countries),
    getCountriesError: (error: unknown) => failed('getCountries', [], error),
    getLocalesSuccess: (locales: unknown) => received('getLocales', [], locales),
    getLocalesError: (error: unknown) => failed('getLocales', [], error),
  }),
});
