import { __ } from '@wordpress/i18n';
import type { InitialCountry } from './use-initial-country';

/** What is below the country: a guess is called one for as long as it is there. */
export const getCountryHelp = ({ isGuessed, countryState }: InitialCountry, value: string): string =>
  isGuessed && value === countryState
    ? __('This is a guess from the language of your browser. Please check that it is right.', 'woocommerce')
    : __('Currency, taxes and ways to pay depend on it.', 'woocommerce');
