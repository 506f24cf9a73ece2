/** What a price is made of, as numbers in the shop's currency, unrounded. */
export interface TaxedPrice {
  net: number;
  tax: number;
  gross: number;
}

/**
 * @param price as it is entered, with tax or without it as the shop's settings have it
 * @param factor by how much the tax raises a price
 */
export function splitPrice(price: number, factor: number, isTaxIncluded: boolean): TaxedPrice {
  const net = isTaxIncluded ? price / factor : price;
  return { net, tax: net * factor - net, gross: net * factor };
}

/** Per cent as they are read: `7.25`, without the noise of arithmetic. */
export const toPercent = (factor: number): number => Number(((factor - 1) * 100).toFixed(4));
