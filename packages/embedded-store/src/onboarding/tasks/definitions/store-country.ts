import { getTextOption, getTextSetting } from '../../../site';
import type { TaskStore } from '../definition';

/** WooCommerce's default country for new stores. */
const DEFAULT_COUNTRY = 'US';

/** The store's country, or `undefined` while it is only WooCommerce's default. */
export function storeCountry({ db }: TaskStore): string | undefined {
  const [country = ''] = getTextSetting(db, 'general', 'woocommerce_default_country').split(':');
  const isGuess = country === DEFAULT_COUNTRY && getTextOption(db, 'woocommerce_store_address') === '';
  return isGuess ? undefined : country;
}
