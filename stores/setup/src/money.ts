import { numericOrZero, phpObject, text } from '@admin/schemas';
import * as v from 'valibot';
import type { MoneySettings } from './types';

/** Currency formats and units of measurement by country code, as embedded in pages. */
export type LocaleInfo = Readonly<Record<string, unknown>>;

const CountryMoneySchema = v.pipe(
  phpObject({
    currency_code: v.string(),
    currency_pos: v.picklist(['left', 'right', 'left_space', 'right_space']),
    thousand_sep: text,
    decimal_sep: text,
    num_decimals: numericOrZero,
  }),
  v.transform((info): MoneySettings => ({
    woocommerce_currency: info.currency_code,
    woocommerce_currency_pos: info.currency_pos,
    woocommerce_price_thousand_sep: info.thousand_sep,
    woocommerce_price_decimal_sep: info.decimal_sep,
    woocommerce_price_num_decimals: String(info.num_decimals),
  })),
);

/**
 * The currency settings of a country; `undefined` if the page has no data of it.
 * @param country a code such as `US`
 */
export function getMoneySettings(localeInfo: LocaleInfo, country: string): MoneySettings | undefined {
  const { success, output } = v.safeParse(CountryMoneySchema, localeInfo[country]);
  return success ? output : undefined;
}
