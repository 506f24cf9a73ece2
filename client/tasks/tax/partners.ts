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
      name: __('WooCommerce Tax', 'woocommerce'),
      text: __('Best for stores that sell in one country', 'woocommerce'),
      points: [
        __('Calculates tax rates at checkout', 'woocommerce'),
        __('Free', 'woocommerce'),
        __('Requires a connected account', 'woocommerce'),
      ],
    };
  }
  return {
    name: __('Avalara', 'woocommerce'),
    text: __('Best for stores that sell internationally', 'woocommerce'),
    points: [
      __('Rates and rules for many countries', 'woocommerce'),
      __('Helps with filing returns', 'woocommerce'),
      __('Requires a paid Avalara account', 'woocommerce'),
    ],
  };
}
