import { __ } from '@wordpress/i18n';
import type { OpeningCountry } from './use-opening-country';

/** What stands below the country: a guess is called one for as long as it stands there. */
export const getCountryHelp = ({ isGuessed, countryState }: OpeningCountry, value: string): string =>
  isGuessed && value === countryState
    ? __('This is a guess from the language of your browser. Please check that it is right.', 'woocommerce')
    : __('Currency, taxes and ways to pay depend on it.', 'woocommerce');
