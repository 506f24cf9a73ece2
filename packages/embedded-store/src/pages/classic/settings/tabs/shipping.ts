import { row } from '../../form/field-table';
import { settingsForm } from '../sections/settings-form';
import { shippingClassesForm } from '../sections/shipping-classes';
import { shippingForm } from '../sections/shipping';
import type { SettingsTab } from './tab';

export const shipping: SettingsTab = {
  slug: 'shipping',
  label: 'Shipping',
  sections: () => [
    { slug: '', label: 'Shipping zones', open: shippingForm },
    {
      slug: 'options',
      label: 'Shipping options',
      ...settingsForm('shipping', [
        {
          id: 'shipping_options',
          title: 'Shipping options',
          rows: [
            row('woocommerce_enable_shipping_calc', 'woocommerce_shipping_cost_requires_address'),
            row('woocommerce_ship_to_destination'),
            row('woocommerce_shipping_debug_mode'),
          ],
        },
      ]),
    },
    { slug: 'classes', label: 'Shipping classes', open: shippingClassesForm },
  ],
};
