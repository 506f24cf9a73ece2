import {
  createMoneyFormat,
  createShortMoneyFormat,
  createShortNumberFormat,
  formatNumber,
  type CurrencySettings,
} from '@admin/format';
import type { CellContext } from './definition';

/** From this value on, axis labels are abbreviated. */
const LARGE = 100_000;

/** Up to this value, grid lines may be between whole numbers. */
const SMALL = 10;

/** Returns a formatter for the labels of chart axes. */
export function createTickFormat(currency: CurrencySettings, locale: string): CellContext['tick'] {
  const short = {
    currency: createShortMoneyFormat(locale, currency),
    number: createShortNumberFormat(locale, currency),
  };
  const { precision, ...separators } = currency;
  const exact = createMoneyFormat(currency);
  const whole = createMoneyFormat({ ...currency, precision: 0 });
  return (value, greatest, type) => {
    if (greatest >= LARGE) return short[type === 'currency' ? 'currency' : 'number'](value);
    const decimals = { number: 0, average: undefined, currency: precision }[type];
    // There are no half orders, and no tenths of a yen.
    if (decimals !== undefined && Number(value.toFixed(decimals)) !== value) return '';
    if (type === 'currency') return (greatest < SMALL ? exact : whole)(value);
    return formatNumber(value, separators);
  };
}
