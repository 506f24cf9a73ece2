import { __ } from '@wordpress/i18n';
import type { GeneralSettings } from './types';

/** Labels of settings that forms save before the group's own labels are loaded. */
export function getSettingLabel(id: string): string {
  const labels: Partial<Record<keyof GeneralSettings, string>> = {
    woocommerce_store_address: __('Address line 1', 'store-admin'),
    woocommerce_store_address_2: __('Address line 2', 'store-admin'),
    woocommerce_store_city: __('City', 'store-admin'),
    woocommerce_default_country: __('Country / State', 'store-admin'),
    woocommerce_store_postcode: __('Postcode / ZIP', 'store-admin'),
    woocommerce_calc_taxes: __('Enable taxes', 'store-admin'),
  };
  return new Map(Object.entries(labels)).get(id) ?? id;
}
