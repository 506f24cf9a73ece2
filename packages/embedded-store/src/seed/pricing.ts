import { toDecimal, toParts } from '../shared/amounts';

/** Converts an amount of the demo store, `'18.50'`, to its currency: `'1850'` yen or `'1.850'` dinars. */
export type Pricing = (amount: string) => string;

/** The demo store's amounts have two decimals. In other currencies, the number of minor units stays the same. */
export function createPricing(decimals: number): Pricing {
  return (amount) => toDecimal(toParts(amount) * 10 ** (2 - decimals), decimals);
}
