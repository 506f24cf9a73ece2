import {
  decodedText,
  listOrEmpty,
  mapOrEmpty,
  optional,
  phpObject,
  tolerantList,
  tolerantMap,
} from '@admin/schemas';
import * as v from 'valibot';

const PlaceSchema = { code: v.string(), name: optional(v.string()) };

export const StateSchema = v.pipe(
  phpObject(PlaceSchema),
  v.transform(({ code, name = code }) => ({ code, name })),
);

export const CountrySchema = v.pipe(
  phpObject({
    /** ISO 3166-1 alpha-2. */
    ...PlaceSchema,
    /** Empty where addresses have no state. */
    states: listOrEmpty(StateSchema),
  }),
  v.transform(({ code, name = code, states }) => ({ code, name, states })),
);

/** A country's rules for one address field; missing members use the base definition. */
export const LocaleFieldSchema = phpObject({
  label: optional(v.string()),
  placeholder: optional(v.string()),
  required: optional(v.boolean()),
  hidden: optional(v.boolean()),
  autocomplete: optional(v.string()),
  /** Position in the form, lowest first. */
  priority: optional(v.number()),
});

export const parseCountries = v.parser(tolerantList(CountrySchema));
export const parseLocales = v.parser(tolerantMap(mapOrEmpty(LocaleFieldSchema)));

/** Names by code, with HTML entities, as embedded in pages. */
const NamesSchema = v.pipe(
  mapOrEmpty(v.string()),
  v.transform((names) =>
    Object.entries(names).map(([code, name]) => ({ code, name: v.parse(decodedText, name) })),
  ),
);

export const parsePageCountries = v.parser(
  v.pipe(
    v.object({ countries: NamesSchema, countryStates: mapOrEmpty(NamesSchema) }),
    v.transform(({ countries, countryStates }) =>
      countries.map((country) => ({ ...country, states: countryStates[country.code] ?? [] })),
    ),
  ),
);
