import { useSelect } from '@admin/data';
import { settingsStore, toAddressForm } from '@admin/store-settings';
import { findRates, getTaxFactor, taxesStore } from '@admin/store-taxes';

export interface HomeTax {
  /** Ratio of the price with taxes to the price without. */
  factor: number;
  /** Whether entered prices include taxes. */
  isIncluded: boolean;
}

/**
 * Returns the tax of a class for customers at the store's location; `undefined` if the store charges none, the rates
 * are unknown, or the table is too large to be sure.
 */
export function useHomeTax(taxClass: string): HomeTax | undefined {
  return useSelect(
    (select) => {
      const general = select(settingsStore).getSettings('general');
      // Variations may have their product's tax class, which isn't available here.
      if (general?.woocommerce_calc_taxes !== 'yes' || taxClass === 'parent') return undefined;
      const included = select(settingsStore).getSetting('tax', 'woocommerce_prices_include_tax');
      const taxRates = select(taxesStore).getRates(taxClass || 'standard');
      if (included === undefined || !taxRates?.isComplete) return undefined;
      const { countryState, postCode, city } = toAddressForm(general);
      const [country = '', state = ''] = countryState.split(':');
      const due = findRates(taxRates.rates, { country, state, postcode: postCode, city });
      return { factor: getTaxFactor(due), isIncluded: included === 'yes' };
    },
    [taxClass],
  );
}
