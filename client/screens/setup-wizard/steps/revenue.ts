import { formatMoney, type CurrencySettings } from '@admin/format';
import { isInEuropeanUnion } from '@admin/store-countries';

/** What determines the currency of the revenue options. */
export interface RevenueFormatOptions {
  /** Such as `US`. */
  country: string;
  currency: CurrencySettings;
}

/** Approximate exchange rates of the dollar, the same as the server's (contract, remaining screens, section 5.4). */
const RATES: Readonly<Record<string, number>> = {
  US: 1,
  BD: 84.87,
  BR: 4.19,
  CA: 1.32,
  GB: 0.76,
  ID: 14031,
  IN: 71.24,
  MX: 19.37,
  PK: 154.8,
  RU: 63.74,
  TR: 5.75,
  VN: 23172.5,
};
const EUROPEAN_RATE = 0.9;

/** Formats dollars as an approximate amount in the store's currency, rounded outside the United States. */
export const createRevenueFormat =
  ({ country, currency }: RevenueFormatOptions) =>
  (dollars: number): string =>
    formatMoney(toStoreCurrency(dollars, country), { ...currency, precision: 0 });

function toStoreCurrency(dollars: number, country: string): number {
  if (country === 'US') return dollars;
  const rate = RATES[country] ?? (isInEuropeanUnion(country) ? EUROPEAN_RATE : 1);
  const step = 10 ** (2 + String(Math.trunc(rate)).length);
  return Math.round((dollars * rate) / step) * step;
}
