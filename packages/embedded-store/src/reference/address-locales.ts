import locales from './address-locales.data.json';

/** The settings of one field in an address form. A country's entry holds only what differs from `default`. */
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
  /** Position in the form, ascending. */
  priority?: number;
}

export type AddressLocale = Readonly<Record<string, AddressField>>;

/** Address rules by country code. `default` holds the full definition that they override. */
export function getLocales(): Readonly<Record<string, AddressLocale>> {
  return locales;
}
