import { row } from '../../form/field-table';
import { settingsForm } from '../sections/settings-form';
import type { SettingsTab } from './tab';

export const general: SettingsTab = {
  slug: 'general',
  label: 'General',
  sections: () => [
    {
      slug: '',
      label: '',
      ...settingsForm('general', [
        {
          id: 'store_address',
          title: 'Store Address',
          description:
            'Where your business is located. Tax rates, shipping rates and the currency to start with follow from it.',
          rows: [
            row('woocommerce_store_address'),
            row('woocommerce_store_address_2'),
            row('woocommerce_store_city'),
            row('woocommerce_default_country'),
            row('woocommerce_store_postcode'),
          ],
        },
        {
          id: 'general_options',
          title: 'General options',
          rows: [
            row('woocommerce_allowed_countries'),
            {
              settings: ['woocommerce_all_except_countries'],
              shownIf: { setting: 'woocommerce_allowed_countries', value: 'all_except' },
            },
            {
              settings: ['woocommerce_specific_allowed_countries'],
              shownIf: { setting: 'woocommerce_allowed_countries', value: 'specific' },
            },
            row('woocommerce_ship_to_countries'),
            {
              settings: ['woocommerce_specific_ship_to_countries'],
              shownIf: { setting: 'woocommerce_ship_to_countries', value: 'specific' },
            },
            row('woocommerce_default_customer_address'),
            row('woocommerce_calc_taxes'),
            row('woocommerce_enable_coupons', 'woocommerce_calc_discounts_sequentially'),
          ],
        },
        {
          id: 'pricing_options',
          title: 'Currency options',
          description: 'How prices are written in the shop.',
          rows: [
            row('woocommerce_currency'),
            row('woocommerce_currency_pos'),
            row('woocommerce_price_thousand_sep'),
            row('woocommerce_price_decimal_sep'),
            row('woocommerce_price_num_decimals'),
          ],
        },
      ]),
    },
  ],
};
