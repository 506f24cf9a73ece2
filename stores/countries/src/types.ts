export interface State {
  code: string;
  name: string;
}

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** Empty where addresses name no state. */
  states: State[];
}

/** What a country says about one address field; what it leaves out is as in the base definition. */
export interface LocaleField {
  label?: string;
  placeholder?: string;
  required?: boolean;
  hidden?: boolean;
  autocomplete?: string;
  /** Position in the form, lowest first. */
  priority?: number;
}

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

/** One choice of the country and state list. */
export interface CountryOption {
  /** `CC` or `CC:STATE`. */
  value: string;
  label: string;
  /** Other words by which people look for it: the codes. */
  keywords: string[];
  country: Pick<Country, 'code' | 'name'>;
  state?: State;
}
