import { __ } from '@wordpress/i18n';
import type { ProfilerAnswers } from '@admin/store-profile';

/* Options of the profiler; the values are those that the server stores (contract, remaining screens, section 4). */

interface Answer<Value extends string = string> {
  value: Value;
  label: string;
}

export const listChoices = (): (Answer<ProfilerAnswers['business_choice']> & { description: string })[] => [
  {
    value: 'im_just_starting_my_business',
    label: __('I’m just starting my business', 'store-admin'),
    description: __('I have not sold anything yet.', 'store-admin'),
  },
  {
    value: 'im_already_selling',
    label: __('I’m already selling', 'store-admin'),
    description: __('Online, in person, or both.', 'store-admin'),
  },
  {
    value: 'im_setting_up_a_store_for_a_client',
    label: __("I'm setting up a store for a client", 'store-admin'),
    description: __('Someone else will run the store.', 'store-admin'),
  },
];

export const listSellingAnswers = (): Answer[] => [
  { value: 'yes_im_selling_online', label: __('Yes, I’m selling online', 'store-admin') },
  { value: 'no_im_selling_offline', label: __('No, I’m selling offline', 'store-admin') },
  {
    value: 'im_selling_both_online_and_offline',
    label: __('I’m selling both online and offline', 'store-admin'),
  },
];

/** Brand names, which are not translated. */
const PLATFORMS: Readonly<Record<string, string>> = {
  amazon: 'Amazon',
  adobe_commerce: 'Adobe Commerce',
  big_cartel: 'Big Cartel',
  big_commerce: 'Big Commerce',
  ebay: 'eBay',
  ecwid: 'Ecwid',
  etsy: 'Etsy',
  facebook_marketplace: 'Facebook Marketplace',
  google_shopping: 'Google Shopping',
  pinterest: 'Pinterest',
  shopify: 'Shopify',
  square: 'Square',
  squarespace: 'Squarespace',
  wix: 'Wix',
  wordpress: 'WordPress',
};

export const listPlatforms = (): Answer[] =>
  Object.entries(PLATFORMS).map(([value, label]) => ({ value, label }));

export const listIndustries = (): Answer[] => [
  { value: 'clothing_and_accessories', label: __('Clothing and accessories', 'store-admin') },
  { value: 'health_and_beauty', label: __('Health and beauty', 'store-admin') },
  { value: 'food_and_drink', label: __('Food and drink', 'store-admin') },
  { value: 'home_furniture_and_garden', label: __('Home, furniture and garden', 'store-admin') },
  { value: 'education_and_learning', label: __('Education and learning', 'store-admin') },
  { value: 'electronics_and_computers', label: __('Electronics and computers', 'store-admin') },
  { value: 'other', label: __('Other', 'store-admin') },
];
