import type { SettingGroup } from '../definition';

const DISPLAY = { incl: 'Including tax', excl: 'Excluding tax' };

export const tax: SettingGroup = {
  id: 'tax',
  label: 'Tax',
  isInstalled: true,
  settings: [
    {
      id: 'woocommerce_prices_include_tax',
      label: 'Prices entered with tax',
      tip: 'Says how the prices you type are meant. Prices already saved stay as they are.',
      type: 'radio',
      default: 'no',
      options: { yes: 'Yes, my prices contain tax', no: 'No, tax comes on top of my prices' },
    },
    {
      id: 'woocommerce_tax_based_on',
      label: 'Calculate tax based on',
      tip: 'Address that decides which rates apply.',
      type: 'select',
      default: 'shipping',
      options: {
        shipping: 'Where the parcel goes',
        billing: 'Where the bill goes',
        base: 'Where the shop is',
      },
    },
    {
      id: 'woocommerce_shipping_tax_class',
      label: 'Shipping tax class',
      description: 'Class of rates that applies to shipping costs.',
      tip: 'Usually shipping is taxed like what is in the parcel.',
      type: 'select',
      default: 'inherit',
      options: {
        inherit: 'The class of the goods in the cart',
        '': 'Standard',
        'reduced-rate': 'Reduced rate',
        'zero-rate': 'Zero rate',
      },
    },
    {
      id: 'woocommerce_tax_round_at_subtotal',
      label: 'Rounding',
      description: 'Round the tax of the whole order, not of each line',
      type: 'checkbox',
      default: 'no',
    },
    {
      id: 'woocommerce_tax_classes',
      label: 'Additional tax classes',
      tip: 'One name a line. The standard class is always there.',
      type: 'textarea',
      default: '',
    },
    {
      id: 'woocommerce_tax_display_shop',
      label: 'Display prices in the shop',
      type: 'select',
      default: 'excl',
      options: DISPLAY,
    },
    {
      id: 'woocommerce_tax_display_cart',
      label: 'Display prices during cart and checkout',
      type: 'select',
      default: 'excl',
      options: DISPLAY,
    },
    {
      id: 'woocommerce_price_display_suffix',
      label: 'Price display suffix',
      tip: 'Words after a price, such as "incl. VAT".',
      type: 'text',
      default: '',
    },
    {
      id: 'woocommerce_tax_total_display',
      label: 'Display tax totals',
      type: 'select',
      default: 'itemized',
      options: { single: 'In one sum', itemized: 'Rate by rate' },
    },
  ],
};
