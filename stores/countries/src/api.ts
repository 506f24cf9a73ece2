import { request } from '@admin/http';
import { parseCountries, parseLocales } from './schemas';
import type { Country, Locales } from './types';

const PATH = '/wc-analytics/data/countries';

export function fetchCountries(signal: AbortSignal): Promise<Country[]> {
  return request(PATH, { signal, parse: parseCountries });
}

export function fetchLocales(signal: AbortSignal): Promise<Locales> {
  return request(`${PATH}/locales`, { signal, parse: parseLocales });
}
