import type { StoreDatabase } from '../../database';
import { getTextSetting } from './queries';

/** The country that the store is set to, be it by its owner or by the platform's first guess. */
export function getBaseCountry(db: StoreDatabase): string {
  return getTextSetting(db, 'general', 'woocommerce_default_country').split(':')[0] ?? '';
}
