import type { StoreDatabase } from '../../database';
import { getTextSetting } from './queries';

/** The store's country, set by a user or the platform's default. */
export function getBaseCountry(db: StoreDatabase): string {
  return getTextSetting(db, 'general', 'woocommerce_default_country').split(':')[0] ?? '';
}
