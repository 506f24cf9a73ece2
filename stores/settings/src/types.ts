import type { parseBatchResult, parseGroup } from './schemas';

type Flag = 'yes' | 'no';

/** Values of a setting in the REST API; `multiselect` settings hold lists. */
export type SettingValue = string | string[];

/** Settings with several parts: `{number: '30', unit: 'days'}`. */
export type SettingParts = Readonly<Record<string, string>>;

export interface GeneralSettings {
  woocommerce_store_address: string;
  woocommerce_store_address_2: string;
  woocommerce_store_city: string;
  /** `CC`, or `CC:STATE` for countries with states; the server rejects such a country without a state. */
  woocommerce_default_country: string;
  woocommerce_store_postcode: string;
  woocommerce_allowed_countries: 'all' | 'all_except' | 'specific';
  woocommerce_all_except_countries: SettingValue;
  woocommerce_specific_allowed_countries: SettingValue;
  /** Empty: all countries the store sells to. */
  woocommerce_ship_to_countries: '' | 'all' | 'specific' | 'disabled';
  woocommerce_specific_ship_to_countries: SettingValue;
  woocommerce_default_customer_address: string;
  woocommerce_calc_taxes: Flag;
  woocommerce_enable_coupons: Flag;
  woocommerce_calc_discounts_sequentially: Flag;
  woocommerce_currency: string;
  woocommerce_currency_pos: 'left' | 'right' | 'left_space' | 'right_space';
  woocommerce_price_thousand_sep: string;
  woocommerce_price_decimal_sep: string;
  woocommerce_price_num_decimals: string;
}

export interface TaxSettings {
  woocommerce_prices_include_tax: Flag;
  woocommerce_tax_based_on: 'shipping' | 'billing' | 'base';
  woocommerce_shipping_tax_class: string;
  woocommerce_tax_round_at_subtotal: Flag;
  woocommerce_tax_classes: string;
  woocommerce_tax_display_shop: 'incl' | 'excl';
  woocommerce_tax_display_cart: 'incl' | 'excl';
  woocommerce_price_display_suffix: string;
  woocommerce_tax_total_display: 'single' | 'itemized';
}

export interface ProductsSettings {
  woocommerce_weight_unit: string;
  woocommerce_dimension_unit: string;
  woocommerce_enable_reviews: Flag;
  woocommerce_manage_stock: Flag;
  woocommerce_notify_low_stock: Flag;
  /** Whole numbers as text. */
  woocommerce_notify_low_stock_amount: string;
  woocommerce_notify_no_stock_amount: string;
  woocommerce_hide_out_of_stock_items: Flag;
  /** When customers see the remaining quantity; '' is always. */
  woocommerce_stock_format: '' | 'low_amount' | 'no_amount';
}

export interface AnalyticsSettings {
  woocommerce_excluded_report_order_statuses: string[];
  woocommerce_actionable_order_statuses: string[];
  /** A query such as `period=month&compare=previous_year`. */
  woocommerce_default_date_range: string;
  /** Empty until first written. */
  woocommerce_date_type: '' | 'date_created' | 'date_paid' | 'date_completed';
  /** Whether new orders are imported into reports on a schedule or immediately; not available before WooCommerce 11. */
  woocommerce_analytics_scheduled_import: 'yes' | 'no';
}

/** The known groups of settings. Extensions may add their own. */
export interface SettingsGroups {
  general: GeneralSettings;
  products: ProductsSettings;
  tax: TaxSettings;
  wc_admin: AnalyticsSettings;
}

export type GroupName = keyof SettingsGroups;
/** A group's known values; a host may omit settings. */
export type GroupValues<G extends GroupName> = Partial<SettingsGroups[G]>;
/** The ids of all settings; they are unique across groups. */
export type SettingId = { [G in GroupName]: keyof SettingsGroups[G] }[GroupName];
export type GroupOf<Id extends SettingId> = {
  [G in GroupName]: Id extends keyof SettingsGroups[G] ? G : never;
}[GroupName];
export type ValueOf<Id extends SettingId> = {
  [G in GroupName]: Id extends keyof SettingsGroups[G] ? SettingsGroups[G][Id] : never;
}[GroupName];
export type Values = Record<string, SettingValue | SettingParts>;

export type Group = ReturnType<typeof parseGroup>;

export type SettingDefinition = Group['definitions'][string];

export type BatchResult = ReturnType<typeof parseBatchResult>;

/** One setting that was not saved, and why. */
export interface RejectedSetting {
  id: string;
  label: string;
  code: string;
  message: string;
}
