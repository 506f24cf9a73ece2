import { __ } from '@wordpress/i18n';
import type { Profile } from '@admin/store-profile';
import type { WizardStep } from '../wizard-step';
import { BusinessDetails } from './business-details';
import { BusinessFeatures } from './business-features';
import { IndustryStep } from './industry';
import { ProductTypes } from './product-types';
import { StoreDetails } from './store-details';
import { ThemeStep } from './theme';

interface Circumstances {
  profile: Profile;
  /** Whether there are themes to choose from, and the user can change the theme. */
  offersThemes: boolean;
}

/** Returns the built-in steps in order. The saved responses determine which are complete. */
export const listOwnSteps = ({ profile, offersThemes }: Circumstances): WizardStep[] => [
  {
    key: 'store-details',
    label: __('Store Details', 'woocommerce'),
    title: __('Welcome to WooCommerce', 'woocommerce'),
    lead: __(
      'Tell us where you run your business to set up currency, shipping and taxes. Your answers are saved as you go, so you can stop and continue later.',
      'woocommerce',
    ),
    isComplete: profile.is_store_country_set === true,
    container: StoreDetails,
  },
  {
    key: 'industry',
    label: __('Industry', 'woocommerce'),
    title: __('In which industry does the store operate?', 'woocommerce'),
    lead: __('Choose any that apply', 'woocommerce'),
    isComplete: profile.industry !== undefined,
    container: IndustryStep,
  },
  {
    key: 'product-types',
    label: __('Product Types', 'woocommerce'),
    title: __('What type of products will be listed?', 'woocommerce'),
    lead: __(
      'Choose any that apply. You can purchase paid extensions later from the setup list.',
      'woocommerce',
    ),
    isComplete: profile.product_types !== undefined,
    container: ProductTypes,
  },
  {
    key: 'business-details',
    label: __('Business Details', 'woocommerce'),
    title: __('Tell us about your business', 'woocommerce'),
    lead: __('Used for recommendations. You can change your answers later.', 'woocommerce'),
    isComplete: profile.product_count !== undefined,
    container: BusinessDetails,
  },
  {
    key: BUSINESS_FEATURES,
    label: __('Free features', 'woocommerce'),
    title: __('Included business features', 'woocommerce'),
    lead: __(
      'All of them are free, and you can remove them at any time. Some require an account later.',
      'woocommerce',
    ),
    isComplete: profile.business_extensions !== undefined,
    container: BusinessFeatures,
  },
  ...(offersThemes
    ? [
        {
          key: 'theme',
          label: __('Theme', 'woocommerce'),
          title: __('What should your store look like?', 'woocommerce'),
          lead: __('You can change your theme at any time. Your products are not affected.', 'woocommerce'),
          isComplete: profile.theme !== undefined,
          container: ThemeStep,
        },
      ]
    : []),
];

/** The step whose extensions are installed in the background. */
export const BUSINESS_FEATURES = 'business-features';
