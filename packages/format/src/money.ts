import { decodeEntities } from './decode-entities';
import { formatDecimal, type DecimalInput, type Separators } from './decimal';

/** The store's currency format, as printed by the host. */
export interface CurrencySettings extends Separators {
  /** ISO 4217. */
  code: string;
  /** Number of decimals. */
  precision: number;
  /** May contain HTML entities. */
  symbol: string;
  symbolPosition: 'left' | 'right' | 'left_space' | 'right_space';
  /** `%1$s` is the symbol, `%2$s` the amount. Has precedence over the position, since extensions change it. */
  priceFormat?: string;
}

export type MoneyFormat = (amount: DecimalInput) => string;

const PRICE_FORMATS: Record<CurrencySettings['symbolPosition'], string> = {
  left: '%1$s%2$s',
  right: '%2$s%1$s',
  left_space: '%1$s\u00a0%2$s',
  right_space: '%2$s\u00a0%1$s',
};

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u;

/**
 * Isolates a price like `<bdi>`, where it has Arabic letters or is in text from right to left. Otherwise adjacent
 * numbers would change their order, and a symbol or minus would move to the other side.
 */
export const isolatePrice = (price: string): string =>
  RIGHT_TO_LEFT.test(price) || document.documentElement.dir === 'rtl' ? `\u2068${price}\u2069` : price;

export const getPriceFormat = ({ priceFormat, symbolPosition }: CurrencySettings): string =>
  priceFormat || PRICE_FORMATS[symbolPosition];

/**
 * Creates a formatter for the store's currency, for use with many amounts. Returns an empty string if the amount is not
 * a number.
 */
export function createMoneyFormat(currency: CurrencySettings): MoneyFormat {
  const symbol = decodeEntities(currency.symbol);
  const template = decodeEntities(getPriceFormat(currency));
  return (amount) => {
    const text = formatDecimal(amount, currency.precision, currency);
    const unsigned = text.replace(/^-/, '');
    const price = template.replace('%1$s', () => symbol).replace('%2$s', () => unsigned);
    if (!text) return '';
    return isolatePrice(text === unsigned ? price : `-${price}`);
  };
}

/** Formats one amount in the store's currency: `$1,234.50`. */
export function formatMoney(amount: DecimalInput, currency: CurrencySettings): string {
  return createMoneyFormat(currency)(amount);
}
