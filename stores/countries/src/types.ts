import type * as v from 'valibot';
import type { CountrySchema, LocaleFieldSchema, StateSchema } from './schemas';

export type State = v.InferOutput<typeof StateSchema>;

export type Country = v.InferOutput<typeof CountrySchema>;

export type LocaleField = v.InferOutput<typeof LocaleFieldSchema>;

export type LocaleFieldName =
  | 'first_name'
  | 'last_name'
  | 'company'
  | 'country'
  | 'address_1'
  | 'address_2'
  | 'city'
  | 'state'
  | 'postcode';

/** Address fields of one country. */
export type Locale = Partial<Record<LocaleFieldName, LocaleField>>;

/** By country code; `default` holds the base definition. */
export type Locales = Record<string, Locale>;

/** The fields of the store location form. */
export interface AddressValues {
  addressLine1: string;
  addressLine2: string;
  city: string;
  /** A country code, followed by a colon and a state code where the country has states. */
  countryState: string;
  postCode: string;
}

export type AddressFieldName = keyof AddressValues;

export interface AddressField {
  label: string;
  isRequired: boolean;
  isHidden: boolean;
  /** Value of the `autocomplete` attribute. */
  autoComplete: string;
}

export type AddressFields = Record<AddressFieldName, AddressField>;
export type AddressErrors = Partial<Record<AddressFieldName, string>>;

/** One option of the country and state list. */
export interface CountryOption {
  /** `CC` or `CC:STATE`. */
  value: string;
  label: string;
  /** Additional search terms: the codes. */
  keywords: string[];
  country: Pick<Country, 'code' | 'name'>;
  state?: State;
}
