import type { AddressErrors, AddressFieldName, AddressValues } from '@admin/store-countries';
import { fromAddressForm, getRejectedSettings, type GeneralSettings } from '@admin/store-settings';

/** Which setting each field of the form is kept in. */
const SETTINGS: Readonly<Record<AddressFieldName, keyof GeneralSettings>> = {
  addressLine1: 'woocommerce_store_address',
  addressLine2: 'woocommerce_store_address_2',
  city: 'woocommerce_store_city',
  countryState: 'woocommerce_default_country',
  postCode: 'woocommerce_store_postcode',
};

/** Only what was edited, so that a form left open in another tab does not write back what it once read. */
export function getChangedSettings(stored: AddressValues, edited: AddressValues): Partial<GeneralSettings> {
  const before = new Map(Object.entries(fromAddressForm(stored)));
  const after = Object.entries(fromAddressForm(edited));
  return Object.fromEntries(after.filter(([id, value]) => before.get(id) !== value));
}

/** What the server said about single fields it did not take; empty when the save failed as a whole. */
export function getRejectedFields(error: unknown): AddressErrors {
  const rejected = new Map(getRejectedSettings(error).map(({ id, message }) => [id, message]));
  const errors: AddressErrors = {};
  for (const name of ADDRESS_FIELDS) {
    const message = rejected.get(SETTINGS[name]);
    if (message !== undefined) errors[name] = message;
  }
  return errors;
}

/** The fields as they are in the form: the country first, since it decides on the others. */
export const ADDRESS_FIELDS = [
  'countryState',
  'addressLine1',
  'addressLine2',
  'city',
  'postCode',
] as const satisfies readonly AddressFieldName[];
