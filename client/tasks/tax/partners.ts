import { __ } from '@wordpress/i18n';
import type { TaxPartner } from '@admin/store-tasks';

interface PartnerWords {
  name: string;
  text: string;
  points: string[];
}

/** What a partner offers, in our words. */
export function describePartner(partner: TaxPartner): PartnerWords {
  if (partner === 'woocommerce-tax') {
    return {
      name: __('WooCommerce Tax', 'woocommerce'),
      text: __('Best for shops that sell in one country', 'woocommerce'),
      points: [
        __('The right rate is worked out at checkout', 'woocommerce'),
        __('Free of charge', 'woocommerce'),
        __('Needs a connected account', 'woocommerce'),
      ],
    };
  }
  return {
    name: __('Avalara', 'woocommerce'),
    text: __('Best for shops that sell across borders', 'woocommerce'),
    points: [
      __('Rates and rules of many countries', 'woocommerce'),
      __('Helps with filing returns', 'woocommerce'),
      __('Needs an account with Avalara, which has its price', 'woocommerce'),
    ],
  };
}
