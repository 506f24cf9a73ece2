import {
  createMoneyFormat,
  createShortMoneyFormat,
  createShortNumberFormat,
  formatNumber,
  type CurrencySettings,
} from '@admin/format';
import type { CellContext } from './definition';

/** From here on metrics of an axis are written short. */
const LARGE = 100_000;

/** Up to here lines of the grid may be between whole numbers. */
const SMALL = 10;

/** Writes metrics on axes of charts. */
export function createTickWriter(currency: CurrencySettings, locale: string): CellContext['tick'] {
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
    // Nobody places half an order, and no yen has a tenth.
    if (decimals !== undefined && Number(value.toFixed(decimals)) !== value) return '';
    if (type === 'currency') return (greatest < SMALL ? exact : whole)(value);
    return formatNumber(value, separators);
  };
}
