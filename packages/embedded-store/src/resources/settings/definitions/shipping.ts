import type { SettingGroup } from '../definition';

export const shipping: SettingGroup = {
  id: 'shipping',
  label: 'Shipping',
  isInstalled: true,
  settings: [
    {
      id: 'woocommerce_enable_shipping_calc',
      label: 'Calculations',
      description: 'Let customers work out shipping costs in the cart',
      type: 'checkbox',
      default: 'yes',
    },
    {
      id: 'woocommerce_shipping_cost_requires_address',
      label: '',
      description: 'Show shipping costs only when an address was given',
      type: 'checkbox',
      default: 'no',
    },
    {
      id: 'woocommerce_ship_to_destination',
      label: 'Shipping destination',
      description: 'Address that an order is sent to unless the customer says otherwise.',
      type: 'radio',
      default: 'billing',
      options: {
        shipping: 'The shipping address first',
        billing: 'The billing address first',
        billing_only: 'Always the billing address',
      },
    },
    {
      id: 'woocommerce_shipping_debug_mode',
      label: 'Debug mode',
      description: 'Show which shipping zone matched, and remember no rates',
      type: 'checkbox',
      default: 'no',
    },
  ],
};
