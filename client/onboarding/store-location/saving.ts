import type { AddressErrors, AddressFieldName, AddressValues } from '@admin/store-countries';
import { fromAddressForm, getRejectedSettings, type GeneralSettings } from '@admin/store-settings';

/** The setting in which each field is saved. */
const SETTINGS: Readonly<Record<AddressFieldName, keyof GeneralSettings>> = {
  addressLine1: 'woocommerce_store_address',
  addressLine2: 'woocommerce_store_address_2',
  city: 'woocommerce_store_city',
  countryState: 'woocommerce_default_country',
  postCode: 'woocommerce_store_postcode',
};

/** Returns only edited settings, so that a form in another tab doesn't overwrite newer values with old ones. */
export function getChangedSettings(stored: AddressValues, edited: AddressValues): Partial<GeneralSettings> {
  const before = new Map(Object.entries(fromAddressForm(stored)));
  const after = Object.entries(fromAddressForm(edited));
  return Object.fromEntries(after.filter(([id, value]) => before.get(id) !== value));
}

/** Returns the server's errors of single fields; empty if the save failed as a whole. */
export function getRejectedFields(error: unknown): AddressErrors {
  const rejected = new Map(getRejectedSettings(error).map(({ id, message }) => [id, message]));
  const errors: AddressErrors = {};
  for (const name of ADDRESS_FIELDS) {
    const message = rejected.get(SETTINGS[name]);
    if (message !== undefined) errors[name] = message;
  }
  return errors;
}

/** The fields in form order: the country first, because the others depend on it. */
export const ADDRESS_FIELDS = [
  'countryState',
  'addressLine1',
  'addressLine2',
  'city',
  'postCode',
] as const satisfies readonly AddressFieldName[];
