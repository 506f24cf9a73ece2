import type { AddressValues } from '@admin/store-countries';
import type { GeneralSettings } from './types';

type AddressSettings = Pick<
  GeneralSettings,
  | 'woocommerce_store_address'
  | 'woocommerce_store_address_2'
  | 'woocommerce_store_city'
  | 'woocommerce_default_country'
  | 'woocommerce_store_postcode'
>;

/** Converts the store's address settings to values of the location form. */
export function toAddressForm(settings: Partial<AddressSettings> | undefined): AddressValues {
  return {
    addressLine1: settings?.woocommerce_store_address ?? '',
    addressLine2: settings?.woocommerce_store_address_2 ?? '',
    city: settings?.woocommerce_store_city ?? '',
    countryState: settings?.woocommerce_default_country ?? '',
    postCode: settings?.woocommerce_store_postcode ?? '',
  };
}

/** Converts values of the location form to address settings. */
export function fromAddressForm(values: Partial<AddressValues>): AddressSettings {
  return {
    woocommerce_store_address: values.addressLine1?.trim() ?? '',
    woocommerce_store_address_2: values.addressLine2?.trim() ?? '',
    woocommerce_store_city: values.city?.trim() ?? '',
    woocommerce_default_country: values.countryState ?? '',
    woocommerce_store_postcode: values.postCode?.trim() ?? '',
  };
}

/** Whether address, country and postcode are set (product specification, section 3). */
export function isAddressComplete(settings: Partial<AddressSettings> | undefined): boolean {
  const { addressLine1, countryState, postCode } = toAddressForm(settings);
  return [addressLine1, countryState, postCode].every((value) => value.trim() !== '');
}
