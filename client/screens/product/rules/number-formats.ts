import { decodeEntities, type NumberInputFormat } from '@admin/format';
import { getHost } from '@admin/host';

/** Input formats of a product's numbers in this store. */
export interface NumberFormats {
  readonly price: NumberInputFormat;
  readonly measure: NumberInputFormat;
}

export const getNumberFormats = (): NumberFormats => ({
  price: getPriceFormat(),
  measure: getMeasureFormat(),
});

/** Returns the input format of prices in this store. */
export function getPriceFormat(): NumberInputFormat {
  const { decimalSeparator, thousandSeparator, precision, symbol } = getHost().settings.currency;
  return { decimalSeparator, thousandSeparator, precision, symbol: decodeEntities(symbol) };
}

/** Returns the input format of weights, sizes and percentages in this store: any number of decimals. */
export function getMeasureFormat(): NumberInputFormat {
  const { decimalSeparator, thousandSeparator } = getHost().settings.currency;
  return { decimalSeparator, thousandSeparator };
}
