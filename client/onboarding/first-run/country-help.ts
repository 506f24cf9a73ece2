import { __ } from '@wordpress/i18n';
import type { InitialCountry } from './use-initial-country';

/** What is below the country: a guess is called one for as long as it is there. */
export const getCountryHelp = ({ isGuessed, countryState }: InitialCountry, value: string): string =>
  isGuessed && value === countryState
    ? __('Based on your browser language. Please check that it is correct.', 'woocommerce')
    : __('Used to set up currency, taxes and payment methods.', 'woocommerce');
