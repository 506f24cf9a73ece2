import type { CurrencySettings } from '@admin/format';
import type { StockRules } from './stock';

/** What the rules of a product need to know about the store. */
export interface StoreSettings {
  /** The current time for the rules. */
  now: Date;
  /** The site's time zone: a name or an offset. */
  timeZone: string;
  currency: CurrencySettings;
  /** Formats an amount in the store's format; '' if invalid. */
  money: (amount: number | string) => string;
  /** Formats a date in the store's format. */
  date: (date: Date) => string;
  stock: StockRules;
  /** Whether lists hide products that are out of stock. */
  hidesSoldOut: boolean;
  /** '' if unknown. */
  weightUnit: string;
  dimensionUnit: string;
}
