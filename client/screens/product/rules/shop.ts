import type { CurrencySettings } from '@admin/format';
import type { StockRules } from './stock';

/** What the rules of a product need to know of the shop. */
export interface Shop {
  /** The moment for which they are asked. */
  now: Date;
  /** The site's zone: a name or an offset. */
  timeZone: string;
  currency: CurrencySettings;
  /** An amount the way the shop writes it; '' for what is no number. */
  money: (amount: number | string) => string;
  /** A day the way the shop writes it. */
  date: (date: Date) => string;
  stock: StockRules;
  /** Whether lists leave out what is out of stock. */
  hidesSoldOut: boolean;
  /** '' while not known. */
  weightUnit: string;
  dimensionUnit: string;
}
