/** Parts of a price as numbers in the store's currency, unrounded. */
export interface TaxedPrice {
  net: number;
  tax: number;
  gross: number;
}

/**
 * @param price as entered, with or without tax as in the store's settings
 * @param factor ratio of the price with tax to the price without
 */
export function splitPrice(price: number, factor: number, isTaxIncluded: boolean): TaxedPrice {
  const net = isTaxIncluded ? price / factor : price;
  return { net, tax: net * factor - net, gross: net * factor };
}

/** Converts a factor to percent, `7.25`, without floating-point noise. */
export const toPercent = (factor: number): number => Number(((factor - 1) * 100).toFixed(4));
