import { getOption, getActivePlugins } from '../../../site';
import { hasTaxRate } from '../../../sales';
import type { TaskDefinition } from '../definition';
import { __ } from '../../../i18n';

/** Countries supported by the store's own tax service (contract, section 6.1). */
const SERVICE_COUNTRIES =
  'US CA AU GB AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

export const tax: TaskDefinition = {
  id: 'tax',
  texts: () => ({
    open: __('Set up tax rates', 'store-admin'),
    done: __('You added tax rates', 'store-admin'),
    content: __('Set your store location and configure tax rate settings.', 'store-admin'),
    time: __('1 minute', 'store-admin'),
  }),
  isComplete: ({ db }) =>
    hasTaxRate(db) ||
    Boolean(getOption(db, 'wc_connect_taxes_enabled')) ||
    getOption(db, 'woocommerce_no_sales_tax') !== undefined,
  additionalData({ db }) {
    const active = getActivePlugins(db);
    return {
      avalaraActivated: active.includes('woocommerce-avatax'),
      taxJarActivated: active.includes('taxjar-simplified-taxes-for-woocommerce'),
      woocommerceTaxCountries: SERVICE_COUNTRIES,
    };
  },
};
