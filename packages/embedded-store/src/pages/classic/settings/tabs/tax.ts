import { getTaxClasses } from '../../../../resources/taxes';
import { row } from '../../form/field-table';
import { taxOptionsForm } from '../sections/tax-options';
import { taxRatesForm } from '../sections/tax-rates';
import type { SettingsTab } from './tab';

/** The options, and the rates of each class that the store has at the moment. */
export const tax: SettingsTab = {
  slug: 'tax',
  label: 'Tax',
  sections: (db) => [
    {
      slug: '',
      label: 'Tax options',
      ...taxOptionsForm([
        {
          id: 'tax_options',
          title: 'Tax options',
          rows: [
            row('woocommerce_prices_include_tax'),
            row('woocommerce_tax_based_on'),
            row('woocommerce_shipping_tax_class'),
            row('woocommerce_tax_round_at_subtotal'),
            row('woocommerce_tax_classes'),
            row('woocommerce_tax_display_shop'),
            { settings: ['woocommerce_tax_display_cart'], slotAfter: 'tax-conflict' },
            row('woocommerce_price_display_suffix'),
            row('woocommerce_tax_total_display'),
          ],
        },
      ]),
    },
    ...getTaxClasses(db).map((taxClass) => ({
      slug: taxClass.slug,
      label: taxClass.slug === 'standard' ? 'Standard rates' : `${taxClass.name} rates`,
      open: taxRatesForm(taxClass),
    })),
  ],
};
