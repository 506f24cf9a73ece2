import { toDecimal, toParts } from '../shared/amounts';

/** Turns an amount of the demo shop, `'18.50'`, into one of its currency: `'1850'` yen or `'1.850'` dinars. */
export type Pricing = (amount: string) => string;

/** The demo shop's amounts are written with two decimals. In other currencies they are as many of the smallest coin. */
export function createPricing(decimals: number): Pricing {
  return (amount) => toDecimal(toParts(amount) * 10 ** (2 - decimals), decimals);
}
