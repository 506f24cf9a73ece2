import type { GeneralSettings } from '@admin/store-settings';

/** Steps of the store profiler that hosts keep count of, as its addresses name them. */
export type ProfilerStep =
  | 'intro-opt-in'
  | 'skip-guided-setup'
  | 'user-profile'
  | 'business-info'
  | 'plugins';

/** An extension that is to be set up. */
export interface WantedExtension {
  slug: string;
  /** For whoever hears how it ended. */
  name: string;
}

/** How money is written in a country, as settings of the store. */
export type MoneySettings = Pick<
  GeneralSettings,
  | 'woocommerce_currency'
  | 'woocommerce_currency_pos'
  | 'woocommerce_price_thousand_sep'
  | 'woocommerce_price_decimal_sep'
  | 'woocommerce_price_num_decimals'
>;
