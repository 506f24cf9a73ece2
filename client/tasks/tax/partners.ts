import { __ } from '@wordpress/i18n';
import type { TaxPartner } from '@admin/store-tasks';

interface PartnerWords {
  name: string;
  text: string;
  points: string[];
}

/** Returns our description of a partner. */
export function describePartner(partner: TaxPartner): PartnerWords {
  if (partner === 'woocommerce-tax') {
    return {
      name: __('WooCommerce Tax', 'store-admin'),
      text: __('Best for stores that sell in one country', 'store-admin'),
      points: [
        __('Calculates tax rates at checkout', 'store-admin'),
        __('Free', 'store-admin'),
        __('Requires a connected account', 'store-admin'),
      ],
    };
  }
  return {
    name: __('Avalara', 'store-admin'),
    text: __('Best for stores that sell internationally', 'store-admin'),
    points: [
      __('Rates and rules for many countries', 'store-admin'),
      __('Helps with filing returns', 'store-admin'),
      __('Requires a paid Avalara account', 'store-admin'),
    ],
  };
}
