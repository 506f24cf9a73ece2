import countries from './countries.data.json';

/** Where customers live: how they are called there, and how an address is written. */
export interface Country {
  code: string;
  /** How many of a hundred customers live there. */
  share: number;
  given: readonly string[];
  family: readonly string[];
  streets: readonly string[];
  /** `#` is the house number, `%` the street. */
  line: '# %' | '% #' | '%, #';
  /** The city, the state's code where addresses have one, and its postcodes: `#` is any digit, `@` any letter. */
  places: readonly (readonly [city: string, state: string, postcode: string])[];
}

/** Common names and large cities; none of them is anybody's. */
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
