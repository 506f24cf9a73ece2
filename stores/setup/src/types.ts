import type { GeneralSettings } from '@admin/store-settings';

/** Steps of the store profiler that hosts record, named as in its URLs. */
export type ProfilerStep =
  | 'intro-opt-in'
  | 'skip-guided-setup'
  | 'user-profile'
  | 'business-info'
  | 'plugins';

/** An extension to set up. */
export interface SelectedExtension {
  slug: string;
  /** Name for messages. */
  name: string;
}

/** A country's currency format, as settings of the store. */
export type MoneySettings = Pick<
  GeneralSettings,
  | 'woocommerce_currency'
  | 'woocommerce_currency_pos'
  | 'woocommerce_price_thousand_sep'
  | 'woocommerce_price_decimal_sep'
  | 'woocommerce_price_num_decimals'
>;
