import locales from './address-locales.data.json';

/** What an address form needs to know of one field; a country's entry holds only what differs from `default`. */
export interface AddressField {
  label?: string;
  label_class?: string[];
  placeholder?: string;
  type?: string;
  required?: boolean;
  hidden?: boolean;
  class?: string[];
  validate?: string[];
  autocomplete?: string;
  /** Place in the form, ascending. */
  priority?: number;
}

export type AddressLocale = Readonly<Record<string, AddressField>>;

/** Address rules by country code, and under `default` the full definition which they override. */
export function getLocales(): Readonly<Record<string, AddressLocale>> {
  return locales;
}
