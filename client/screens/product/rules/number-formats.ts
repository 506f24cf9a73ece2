import { decodeEntities, type NumberInputFormat } from '@admin/format';
import { getHost } from '@admin/host';

/** How the numbers of a product are typed in this shop. */
export interface NumberFormats {
  readonly price: NumberInputFormat;
  readonly measure: NumberInputFormat;
}

export const getNumberFormats = (): NumberFormats => ({
  price: getPriceFormat(),
  measure: getMeasureFormat(),
});

/** How prices are typed in this shop. */
export function getPriceFormat(): NumberInputFormat {
  const { decimalSeparator, thousandSeparator, precision, symbol } = getHost().settings.currency;
  return { decimalSeparator, thousandSeparator, precision, symbol: decodeEntities(symbol) };
}

/** How weights, sizes and percentages are typed in this shop: they may have any number of decimals. */
export function getMeasureFormat(): NumberInputFormat {
  const { decimalSeparator, thousandSeparator } = getHost().settings.currency;
  return { decimalSeparator, thousandSeparator };
}
