import { decodeEntities, type TypedNumber } from '@admin/format';
import { getHost } from '@admin/host';

/** How the numbers of a product are typed in this shop. */
export interface NumberFormats {
  readonly price: TypedNumber;
  readonly measure: TypedNumber;
}

export const getNumberFormats = (): NumberFormats => ({
  price: getPriceFormat(),
  measure: getMeasureFormat(),
});

/** How prices are typed in this shop. */
export function getPriceFormat(): TypedNumber {
  const { decimalSeparator, thousandSeparator, precision, symbol } = getHost().settings.currency;
  return { decimalSeparator, thousandSeparator, precision, symbol: decodeEntities(symbol) };
}

/** How weights, sizes and percentages are typed in this shop: they may have any number of decimals. */
export function getMeasureFormat(): TypedNumber {
  const { decimalSeparator, thousandSeparator } = getHost().settings.currency;
  return { decimalSeparator, thousandSeparator };
}
