import { useSelect } from '@admin/data';
import { settingsStore, toAddressForm } from '@admin/store-settings';
import { findRates, getTaxFactor, taxesStore } from '@admin/store-taxes';

export interface HomeTax {
  /** By how much taxes raise a price. */
  factor: number;
  /** Whether prices are entered with them. */
  isIncluded: boolean;
}

/**
 * The tax on a class of products for customers who live where the shop is. Nothing where the shop charges none, and where
 * it is not known or too large a table to be sure.
 */
export function useHomeTax(taxClass: string): HomeTax | undefined {
  return useSelect(
    (select) => {
      const general = select(settingsStore).getSettings('general');
      // Variations may be taxed as their product, which is not at hand here.
      if (general?.woocommerce_calc_taxes !== 'yes' || taxClass === 'parent') return undefined;
      const included = select(settingsStore).getSetting('tax', 'woocommerce_prices_include_tax');
      const known = select(taxesStore).getRates(taxClass || 'standard');
      if (included === undefined || !known?.isWhole) return undefined;
      const { countryState, postCode, city } = toAddressForm(general);
      const [country = '', state = ''] = countryState.split(':');
      const due = findRates(known.rates, { country, state, postcode: postCode, city });
      return { factor: getTaxFactor(due), isIncluded: included === 'yes' };
    },
    [taxClass],
  );
}
