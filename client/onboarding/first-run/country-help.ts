import { __ } from '@wordpress/i18n';
import type { InitialCountry } from './use-initial-country';

/** Help text below the country: says that the country is a guess, while it is selected. */
export const getCountryHelp = ({ isGuessed, countryState }: InitialCountry, value: string): string =>
  isGuessed && value === countryState
    ? __('Based on your browser language. Please check that it is correct.', 'store-admin')
    : __('Used to set up currency, taxes and payment methods.', 'store-admin');
