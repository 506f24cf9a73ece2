import { decodeEntities } from './decode-entities';
import type { Separators } from './decimal';
import { toLanguageTag } from './language-tag';
import { getPriceFormat, isolatePrice, type CurrencySettings } from './money';

export type ShortFormat = (value: number) => string;

/** A compact number format, such as for chart axes: `1.5M`, or the language's equivalent. */
export function createShortNumberFormat(locale: string, separators: Separators): ShortFormat {
  // The same digits as in all other numbers, whatever the language's default is.
  const format = new Intl.NumberFormat(toLanguageTag(locale), {
    notation: 'compact',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
    signDisplay: 'negative',
  });
  const write = ({ type, value }: Intl.NumberFormatPart) => {
    if (type === 'decimal') return separators.decimalSeparator;
    return type === 'group' ? separators.thousandSeparator : value;
  };
  return (value) => format.formatToParts(value).map(write).join('');
}

/** The same for amounts: `$1.5M`. */
export function createShortMoneyFormat(locale: string, currency: CurrencySettings): ShortFormat {
  const number = createShortNumberFormat(locale, currency);
  const symbol = decodeEntities(currency.symbol);
  const template = decodeEntities(getPriceFormat(currency));
  return (amount) => {
    const price = template.replace('%1$s', () => symbol).replace('%2$s', () => number(Math.abs(amount)));
    return isolatePrice(amount < 0 ? `-${price}` : price);
  };
}
