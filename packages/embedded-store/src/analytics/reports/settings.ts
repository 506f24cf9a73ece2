import type { StoreDatabase } from '../../database';
import { getSettingValue } from '../../site';

const DATES = {
  date_created: 'created_local',
  date_paid: 'paid_local',
  date_completed: 'completed_local',
} as const;

export type DateType = keyof typeof DATES;

/** Which of an order's dates the revenue and orders reports use. */
export function getDateType(db: StoreDatabase): DateType {
  const value = getSettingValue(db, 'wc_admin', 'woocommerce_date_type');
  return value === 'date_paid' || value === 'date_completed' ? value : 'date_created';
}

/** The column of `order_stats` with that date. */
export function toDateColumn(type: DateType): string {
  return DATES[type];
}
