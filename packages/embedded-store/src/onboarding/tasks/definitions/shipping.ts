import { getActivePlugins, getTextOption, getTextSetting } from '../../../site';
import { hasPhysicalProduct } from '../../../catalog';
import { getProfile } from '../../profile/queries';
import { hasZone } from '../../../sales';
import { getStoreTraits } from '../../profile/store-traits';
import type { TaskDefinition, TaskStore } from '../definition';
import { __ } from '../../../i18n';

/** Countries where stores must set up shipping; in other countries, zones are created automatically. */
const ASKED_COUNTRIES = 'CA AU GB ES IT DE FR MX CO CL AR PE BR UY GT NL AT BE'.split(' ');

export const shipping: TaskDefinition = {
  id: 'shipping',
  texts: () => ({
    open: __('Set up shipping', 'store-admin'),
    done: __('You added shipping costs', 'store-admin'),
    content: __("Set your store location and where you'll ship to.", 'store-admin'),
    time: __('1 minute', 'store-admin'),
  }),
  canView: (store) =>
    store.features.has('shipping-smart-defaults') ? canViewWithDefaults(store) : sellsPhysicalProducts(store),
  isComplete: ({ db }) => hasZone(db),
};

/** For stores whose zones were created automatically. */
export const reviewShipping: TaskDefinition = {
  id: 'review-shipping',
  texts: () => ({
    open: __('Review your shipping options', 'store-admin'),
    done: __('Shipping options reviewed', 'store-admin'),
  }),
  actionUrl: ({ adminLink }) => adminLink('admin.php?page=wc-settings&tab=shipping'),
  canView: hasDefaultZones,
  isComplete: ({ db }) => getTextOption(db, 'woocommerce_admin_reviewed_default_shipping_zones') === 'yes',
};

/** Not shown in any list; the shipping screens read it. */
export const shippingRecommendation: TaskDefinition = {
  id: 'shipping-recommendation',
  texts: () => ({
    open: __('Set up shipping', 'store-admin'),
    done: __('You added shipping costs', 'store-admin'),
  }),
  actionUrl: () => '',
  canView: ({ features }) => features.has('shipping-smart-defaults'),
  isComplete: ({ db }) => getActivePlugins(db).includes('woocommerce-services'),
};

function canViewWithDefaults(store: TaskStore): boolean {
  if (hasDefaultZones(store) || getStoreTraits(store.db).isDigital) return false;
  const country = storeCountry(store);
  return country === undefined || ASKED_COUNTRIES.includes(country);
}

function hasDefaultZones({ db }: TaskStore): boolean {
  return getTextOption(db, 'woocommerce_admin_created_default_shipping_zones') === 'yes';
}

function sellsPhysicalProducts({ db }: TaskStore): boolean {
  return (getProfile(db).product_types ?? []).includes('physical') || hasPhysicalProduct(db);
}

/** WooCommerce's default country for new stores. */
const DEFAULT_COUNTRY = 'US';

/** The store's country, or `undefined` while it is only WooCommerce's default. */
function storeCountry({ db }: TaskStore): string | undefined {
  const [country = ''] = getTextSetting(db, 'general', 'woocommerce_default_country').split(':');
  const isGuess = country === DEFAULT_COUNTRY && getTextOption(db, 'woocommerce_store_address') === '';
  return isGuess ? undefined : country;
}
