import { getTextOption, getTextSetting } from '../../../site';
import type { TaskStore } from '../definition';

/** Where the platform puts every store until its owner says otherwise. */
const DEFAULT_COUNTRY = 'US';

/** The store's country, or `undefined` while it is only the platform's guess. */
export function storeCountry({ db }: TaskStore): string | undefined {
  const [country = ''] = getTextSetting(db, 'general', 'woocommerce_default_country').split(':');
  const isGuess = country === DEFAULT_COUNTRY && getTextOption(db, 'woocommerce_store_address') === '';
  return isGuess ? undefined : country;
}
