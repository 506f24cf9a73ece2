import { isRecord, request, toList, toRecord } from '@admin/http';
import type { Country, Locale, LocaleField, Locales, State } from './types';

const PATH = '/wc-analytics/data/countries';

export function fetchCountries(signal: AbortSignal): Promise<Country[]> {
  return request(PATH, { signal, decode: (payload) => toList(payload).flatMap(toCountry) });
}

export function fetchLocales(signal: AbortSignal): Promise<Locales> {
  return request(`${PATH}/locales`, { signal, decode: toLocales });
}

function toCountry(entry: unknown): Country[] {
  if (!isRecord(entry) || typeof entry['code'] !== 'string') return [];
  const { code, name, states } = entry;
  return [
    {
      code,
      name: typeof name === 'string' ? name : code,
      states: Array.isArray(states) ? states.flatMap(toState) : [],
    },
  ];
}

function toState(entry: unknown): State[] {
  if (!isRecord(entry) || typeof entry['code'] !== 'string') return [];
  const { code, name } = entry;
  return [{ code, name: typeof name === 'string' ? name : code }];
}

function toLocales(payload: unknown): Locales {
  return mapValues(toRecord(payload), (locale): Locale =>
    mapValues(isRecord(locale) ? locale : {}, toLocaleField),
  );
}

function toLocaleField(entry: unknown): LocaleField {
  const { label, placeholder, required, hidden, autocomplete, priority } = isRecord(entry) ? entry : {};
  return {
    ...(typeof label === 'string' ? { label } : {}),
    ...(typeof placeholder === 'string' ? { placeholder } : {}),
    ...(typeof required === 'boolean' ? { required } : {}),
    ...(typeof hidden === 'boolean' ? { hidden } : {}),
    ...(typeof autocomplete === 'string' ? { autocomplete } : {}),
    ...(typeof priority === 'number' ? { priority } : {}),
  };
}

const mapValues = <T>(map: Record<string, unknown>, decode: (value: unknown) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, decode(value)]));
