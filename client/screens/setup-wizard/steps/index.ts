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
    label: __('Store Details', 'store-admin'),
    title: __('Welcome to WooCommerce', 'store-admin'),
    lead: __(
      'Tell us where you run your business to set up currency, shipping and taxes. Your answers are saved as you go, so you can stop and continue later.',
      'store-admin',
    ),
    isComplete: profile.is_store_country_set === true,
    container: StoreDetails,
  },
  {
    key: 'industry',
    label: __('Industry', 'store-admin'),
    title: __('In which industry does the store operate?', 'store-admin'),
    lead: __('Choose any that apply', 'store-admin'),
    isComplete: profile.industry !== undefined,
    container: IndustryStep,
  },
  {
    key: 'product-types',
    label: __('Product Types', 'store-admin'),
    title: __('What type of products will be listed?', 'store-admin'),
    lead: __(
      'Choose any that apply. You can purchase paid extensions later from the setup list.',
      'store-admin',
    ),
    isComplete: profile.product_types !== undefined,
    container: ProductTypes,
  },
  {
    key: 'business-details',
    label: __('Business Details', 'store-admin'),
    title: __('Tell us about your business', 'store-admin'),
    lead: __('Used for recommendations. You can change your answers later.', 'store-admin'),
    isComplete: profile.product_count !== undefined,
    container: BusinessDetails,
  },
  {
    key: BUSINESS_FEATURES,
    label: __('Free features', 'store-admin'),
    title: __('Included business features', 'store-admin'),
    lead: __(
      'All of them are free, and you can remove them at any time. Some require an account later.',
      'store-admin',
    ),
    isComplete: profile.business_extensions !== undefined,
    container: BusinessFeatures,
  },
  ...(offersThemes
    ? [
        {
          key: 'theme',
          label: __('Theme', 'store-admin'),
          title: __('What should your store look like?', 'store-admin'),
          lead: __('You can change your theme at any time. Your products are not affected.', 'store-admin'),
          isComplete: profile.theme !== undefined,
          container: ThemeStep,
        },
      ]
    : []),
];

/** The step whose extensions are installed in the background. */
export const BUSINESS_FEATURES = 'business-features';
