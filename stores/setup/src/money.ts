import { isRecord } from '@admin/http';
import type { GeneralSettings } from '@admin/store-settings';
import type { MoneySettings } from './types';

/** What pages print of countries: by code, how they write money and measure things. */
export type LocaleInfo = Readonly<Record<string, unknown>>;

const POSITIONS: ReadonlySet<unknown> = new Set<GeneralSettings['woocommerce_currency_pos']>([
  'left',
  'right',
  'left_space',
  'right_space',
]);

const isPosition = (value: unknown): value is GeneralSettings['woocommerce_currency_pos'] =>
  POSITIONS.has(value);

/**
 * How money is written in a country; nothing for countries of which the page says nothing.
 * @param country a code such as `US`
 */
export function getMoneySettings(localeInfo: LocaleInfo, country: string): MoneySettings | undefined {
  const info = localeInfo[country];
  if (!isRecord(info)) return undefined;
  const { currency_code: code, currency_pos: position, num_decimals: decimals } = info;
  const { thousand_sep: thousands, decimal_sep: point } = info;
  if (typeof code !== 'string' || !isPosition(position)) return undefined;
  return {
    woocommerce_currency: code,
    woocommerce_currency_pos: position,
    woocommerce_price_thousand_sep: typeof thousands === 'string' ? thousands : '',
    woocommerce_price_decimal_sep: typeof point === 'string' ? point : '',
    woocommerce_price_num_decimals: String(Number(decimals) || 0),
  };
}
