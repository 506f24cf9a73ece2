import type { StoreDatabase } from '../../database';
import { getTextSetting } from '../../site';

/** The number of decimals of the store's currency. */
export function getDecimals(db: StoreDatabase): number {
  const decimals = Number(getTextSetting(db, 'general', 'woocommerce_price_num_decimals'));
  return Number.isInteger(decimals) && decimals >= 0 ? Math.min(decimals, 4) : 2;
}
