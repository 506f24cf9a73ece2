import countries from './countries.data.json';

/** A country that customers live in, with its common names and address format. */
export interface Country {
  code: string;
  /** Percentage of customers who live there. */
  share: number;
  given: readonly string[];
  family: readonly string[];
  streets: readonly string[];
  /** `#` is the house number, `%` the street. */
  line: '# %' | '% #' | '%, #';
  /** City, state code (if addresses have one) and postal codes: `#` is any digit, `@` any letter. */
  places: readonly (readonly [city: string, state: string, postcode: string])[];
}

/** Common names and large cities; no real people. */
export const COUNTRIES: readonly Country[] = countries.map(
  ({ given, family, streets, line, places, ...country }) => ({
    ...country,
    given: given.split(' '),
    family: family.split(' '),
    streets: streets.split('; '),
    line: line as Country['line'],
    places: places as unknown as Country['places'],
  }),
);
