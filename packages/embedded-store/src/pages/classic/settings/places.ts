import { getContinents, getCountries, getCountry } from '../../../reference';
import { isLocationType } from '../../../sales';
import type { ZoneLocation } from '../../../sales';

/** The display name of a zone's location. */
export function placeName({ type, code }: ZoneLocation): string {
  if (type === 'continent') return getContinents().find((continent) => continent.code === code)?.name ?? code;
  if (type === 'postcode') return code;
  const [country = '', state] = code.split(':');
  const found = getCountry(country);
  return found?.states.find((one) => one.code === state)?.name ?? found?.name ?? code;
}

/** A location as an option value: `country:GB`, `state:US:CA`. */
export function toPlace({ type, code }: ZoneLocation): string {
  return `${type}:${code}`;
}

export function toLocation(place: string): ZoneLocation | undefined {
  const [type, ...code] = place.split(':');
  return isLocationType(type) && code.length > 0 ? { type, code: code.join(':') } : undefined;
}

/** All locations that a zone can have: continents, then countries with their states. */
export function listPlaces(): Record<string, string> {
  const continents = getContinents().map(({ code, name }) => [`continent:${code}`, name] as const);
  const countries = getCountries().flatMap(({ code, name, states }) => [
    [`country:${code}`, name] as const,
    ...states.map((state) => [`state:${code}:${state.code}`, `${name} — ${state.name}`] as const),
  ]);
  return Object.fromEntries([...continents, ...countries]);
}
