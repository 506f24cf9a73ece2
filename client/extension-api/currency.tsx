import { createContext, type ReactNode } from 'react';
import { filterValue } from '@admin/extensions';
import { createMoneyFormat, decodeEntities, type CurrencySettings } from '@admin/format';
import { getHost, type Currency } from '@admin/host';
import { isRecord } from '@admin/http';
import { getQuery } from '@admin/navigation';
import { numberFormat, parseNumber } from './number';

type SymbolPosition = Currency['symbolPosition'];

/** Format of a currency; missing properties default to the store's. */
export type CurrencyConfig = Partial<Currency>;

const PRICE_FORMATS: Readonly<Record<SymbolPosition, string>> = {
  left: '%1$s%2$s',
  right: '%2$s%1$s',
  left_space: '%1$s\u00a0%2$s',
  right_space: '%2$s\u00a0%1$s',
};

export interface CurrencyInstance {
  getCurrencyConfig(): Currency;
  /** Returns the currency settings of a country, from the page's table (`onboarding.localeInfo`). */
  getDataForCountry(
    country: string,
    localeInfo?: Readonly<Record<string, unknown>>,
    symbols?: Readonly<Record<string, string>>,
  ): CurrencyConfig;
  setCurrency(config: CurrencyConfig): void;
  /** `$1,234.50`, or with the code instead of the symbol; empty if it isn't a number. */
  formatAmount(amount: number | string, useCode?: boolean): string;
  /** @deprecated the older name of `formatAmount` */
  formatCurrency(amount: number | string): string;
  getPriceFormat(config: CurrencyConfig): string;
  /** Rounded to the currency's decimals; 0 if it isn't a number. */
  formatDecimal(amount: number | string): number;
  /** The same as text; empty if it isn't a number. */
  formatDecimalString(amount: number | string): string;
  /** An amount as an element; negative ones have the class `is-negative`. */
  render(amount: number | string): ReactNode;
}

const toNumber = (amount: number | string): number =>
  typeof amount === 'number' ? amount : Number.parseFloat(amount);

const getPriceFormat = ({ priceFormat, symbolPosition = 'left' }: CurrencyConfig): string =>
  priceFormat || PRICE_FORMATS[symbolPosition];

/** Creates a currency that formats amounts; defaults to the store's own. */
export function CurrencyFactory(config: CurrencyConfig = {}): CurrencyInstance {
  let given = config;
  let made: Currency | undefined;
  // Created lazily, because the default context value is created before the host data is available.
  const current = () => (made ??= complete(given));

  function formatAmount(amount: number | string, useCode = false): string {
    const { priceFormat, code, symbol, ...rest } = current();
    const settings: CurrencySettings = { ...rest, code, priceFormat, symbol: useCode ? code : symbol };
    return createMoneyFormat(settings)(amount);
  }

  const formatDecimalString = (amount: number | string): string => {
    const number = toNumber(amount);
    return Number.isNaN(number) ? '' : number.toFixed(current().precision);
  };

  return {
    getCurrencyConfig: () => ({ ...current() }),
    getDataForCountry: toCountryCurrency,
    setCurrency(next) {
      given = next;
      made = undefined;
    },
    formatAmount,
    formatCurrency: (amount) => formatAmount(amount),
    getPriceFormat,
    formatDecimal: (amount) => Number(formatDecimalString(amount)),
    formatDecimalString,
    render(amount) {
      const text = formatAmount(amount);
      return toNumber(amount) < 0 ? <span className="is-negative">{text}</span> : text;
    },
  };
}

function complete(config: CurrencyConfig): Currency {
  const shop = getHost().settings.currency;
  const defined = Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
  const merged = { ...shop, ...defined };
  // A given position takes precedence over the store's format.
  const format = config.priceFormat ?? (config.symbolPosition ? undefined : shop.priceFormat);
  return { ...merged, priceFormat: getPriceFormat({ ...merged, priceFormat: format ?? '' }) };
}

function toCountryCurrency(
  country: string,
  localeInfo: Readonly<Record<string, unknown>> = getHost().settings.onboarding.localeInfo ?? {},
  symbols: Readonly<Record<string, string>> = getHost().settings.onboarding.currencySymbols ?? {},
): CurrencyConfig {
  const info = localeInfo[country];
  if (!isRecord(info)) return {};
  const code = String(info['currency_code']);
  return {
    code,
    symbol: decodeEntities(symbols[code] ?? code),
    symbolPosition: info['currency_pos'] as SymbolPosition,
    thousandSeparator: String(info['thousand_sep']),
    decimalSeparator: String(info['decimal_sep']),
    precision: Number(info['num_decimals']),
  };
}

type NumberFormat = Pick<Currency, 'decimalSeparator' | 'thousandSeparator' | 'precision'>;

/** Formats an amount in the currency's notation; text that isn't a valid amount is returned unchanged. */
export function localiseMonetaryValue(config: NumberFormat, value: unknown): unknown {
  if (typeof value === 'number') return numberFormat(config, value);
  if (typeof value !== 'string') return value;
  const { decimalSeparator, thousandSeparator } = config;
  const [whole = '', decimals = '0', ...more] = value.trim().split(decimalSeparator);
  const isAmount = more.length === 0 && isDigits(decimals) && isGrouped(whole, thousandSeparator);
  return isAmount ? numberFormat(config, parseNumber(config, value.trim())) : value;
}

const isDigits = (text: string) => /^\d+$/.test(text);

/** Whether the text has digits only, or digits grouped in threes after the first one to three. */
function isGrouped(text: string, separator: string): boolean {
  const [first = '', ...groups] = separator === '' ? [text] : text.split(separator);
  if (groups.length === 0) return isDigits(first);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}

/**
 * Parses an amount that was typed in the currency's notation.
 * @throws Error for empty text, formulas, and invalid amounts
 */
export function unformatLocalisedMonetaryValue(config: NumberFormat, value: unknown): number {
  if (typeof value === 'number' && value !== 0 && Number.isFinite(value)) return value;
  if (!value) throw new Error('There is no amount.');
  if (typeof value !== 'string') throw new Error('An amount is a number or a text.');
  const { decimalSeparator, thousandSeparator } = config;
  const [whole = '', ...decimals] = value.trim().split(decimalSeparator);
  const digits = [whole.replaceAll(thousandSeparator, ''), ...decimals];
  if (decimals.length > 1 || digits.some((text) => !/^\d*$/.test(text)) || digits.join('') === '') {
    throw new Error('This is no amount.');
  }
  return Number(digits.join('.'));
}

/** Returns the currency of a report or the overview, filtered by extensions for a query. */
export function getFilteredCurrencyInstance(query: Readonly<Record<string, string>>): CurrencyInstance {
  const shop = getHost().settings.currency;
  return CurrencyFactory(
    filterValue<CurrencyConfig>('woocommerce_admin_report_currency', shop, isRecord, query),
  );
}

/**
 * Returns the currency settings of all countries in the page's table.
 * @deprecated use `getDataForCountry`
 */
export const getCurrencyData = (): Record<string, CurrencyConfig> =>
  Object.fromEntries(
    Object.keys(getHost().settings.onboarding.localeInfo ?? {}).map((country) => [
      country,
      toCountryCurrency(country),
    ]),
  );

/** Returns the currency of the current URL, filtered by extensions on each call. */
const ofAddress = (): CurrencyInstance => getFilteredCurrencyInstance(getQuery());

const following: CurrencyInstance = {
  getCurrencyConfig: () => ofAddress().getCurrencyConfig(),
  getDataForCountry: toCountryCurrency,
  // This shared instance can't be changed; instances of the factory can.
  setCurrency: () => {},
  formatAmount: (amount, useCode) => ofAddress().formatAmount(amount, useCode),
  formatCurrency: (amount) => ofAddress().formatAmount(amount),
  getPriceFormat,
  formatDecimal: (amount) => ofAddress().formatDecimal(amount),
  formatDecimalString: (amount) => ofAddress().formatDecimalString(amount),
  render: (amount) => ofAddress().render(amount),
};

/** The currency of a report: the store's, filtered by extensions for the current URL. */
export const CurrencyContext = createContext<CurrencyInstance>(following);
