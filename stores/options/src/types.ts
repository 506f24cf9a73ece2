type Flag = 'yes' | 'no';
/** Options are `false` until first written, and `''` after they were written as `false`. */
type Unset = false | '';
/** Written as `true`, read back as text. */
type Once = true | '1' | Unset;
type Text = string | false;

export interface BankAccount {
  account_name: string;
  account_number: string;
  bank_name: string;
  sort_code: string;
  iban: string;
  bic: string;
}

/** A notice in the server's stored queue. */
export interface QueuedNotice {
  id: string;
  status: string;
  content: string;
  options?: Record<string, unknown>;
  /** The notice is only for this user; if missing, for all users. */
  user_id?: number | string | null;
}

/** The options this dashboard knows, with the types they have in the REST API. Extensions may add their own. */
export interface OptionValues {
  /** The store's name. */
  blogname: Text;
  woocommerce_admin_created_default_shipping_zones: Flag | Unset;
  woocommerce_admin_dismissed_in_app_marketplace_tour: Flag | Unset;
  woocommerce_admin_dismissed_mobile_app_modal: Flag | Unset;
  /** Seconds since 1970, in decimal digits. */
  woocommerce_admin_install_timestamp: Text;
  woocommerce_admin_reviewed_default_shipping_zones: Flag | Unset;
  woocommerce_admin_reviewed_store_location_settings: Flag | Unset;
  woocommerce_admin_transient_notices_queue: Record<string, QueuedNotice> | Unset;
  woocommerce_allow_tracking: Flag | Unset;
  woocommerce_bacs_accounts: BankAccount[] | Unset;
  woocommerce_bacs_settings: Record<string, string> | Unset;
  woocommerce_calc_taxes: Flag | Unset;
  woocommerce_ces_product_feedback_shown: Once;
  /** The survey on the product form; `hide` once it was dismissed. */
  woocommerce_ces_product_mvp_ces_action: Text;
  woocommerce_ces_shown_for_actions: string[] | Unset;
  woocommerce_default_country: Text;
  woocommerce_default_homepage_layout: 'single_column' | 'two_columns' | Unset;
  woocommerce_demo_store: Flag | Unset;
  woocommerce_demo_store_notice: Text;
  woocommerce_extended_task_list_hidden: Flag | Unset;
  woocommerce_marketing_overview_multichannel_banner_dismissed: Flag | Unset;
  woocommerce_navigation_favorites_tooltip_hidden: Flag | Unset;
  /** Whether the host links to this form or to its own. */
  woocommerce_new_product_management_enabled: Flag | Unset;
  woocommerce_no_sales_tax: Flag | Once;
  /** The answers of the store profiler, including members that the host's own route may not support. */
  woocommerce_onboarding_profile: Readonly<Record<string, unknown>> | Unset;
  woocommerce_prices_include_tax: Flag | Unset;
  woocommerce_product_tour_modal_hidden: Flag | Unset;
  woocommerce_setting_payments_recommendations_hidden: Flag | Unset;
  woocommerce_settings_shipping_recommendations_hidden: Flag | Unset;
  woocommerce_setup_jetpack_opted_in: Flag | Once;
  /** Milliseconds, as text once it has been stored. */
  woocommerce_shipping_dismissed_timestamp: number | Text;
  woocommerce_show_marketplace_suggestions: Flag | Unset;
  woocommerce_store_address: Text;
  woocommerce_store_address_2: Text;
  woocommerce_store_city: Text;
  woocommerce_store_postcode: Text;
  woocommerce_task_list_complete: Flag | Unset;
  woocommerce_task_list_dismissed_tasks: string[] | Unset;
  woocommerce_task_list_hidden: Flag | Unset;
  woocommerce_task_list_keep_completed: Flag | Unset;
  woocommerce_task_list_prompt_shown: Once;
  woocommerce_task_list_reminder_bar_hidden: Flag | Unset;
  woocommerce_task_list_tracked_completed_tasks: string[] | Unset;
  woocommerce_tax_display_cart: 'incl' | 'excl' | Unset;
  woocommerce_tax_display_shop: 'incl' | 'excl' | Unset;
  /** Whether the WooPayments welcome page was dismissed, for all users. */
  wc_calypso_bridge_payments_dismissed: Flag | Unset;
  wc_connect_options: { tos_accepted?: boolean; [name: string]: unknown } | Unset;
  wc_connect_taxes_enabled: Flag | Once;
  /** Seconds since 1970, as text once it has been stored. */
  wc_pay_exit_survey_more_info_needed_timestamp: number | Text;
  wc_pay_welcome_page_viewed_timestamp: number | Text;
  stylesheet: string;
  [themeMods: `theme_mods_${string}`]: { custom_logo?: number | string; [name: string]: unknown } | Unset;
}

export type OptionName = keyof OptionValues;
export type OptionPatch = Partial<OptionValues>;

/** A patch with one option. The assertion is needed since TypeScript widens a computed key to string. */
export const patchOf = <K extends OptionName>(name: K, value: OptionValues[K]): OptionPatch =>
  ({ [name]: value }) as Record<OptionName, unknown> as OptionPatch;
