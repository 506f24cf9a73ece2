/**
 * Options that whoever manages the store may read and write (README of the contract, section 4). All others need
 * the capability to manage the whole site.
 */
const MANAGED_WITH_THE_STORE: ReadonlySet<string> = new Set([
  'woocommerce_setup_jetpack_opted_in',
  'woocommerce_stripe_settings',
  'woocommerce-ppcp-settings',
  'woocommerce_ppcp-gateway_setting',
  'woocommerce_demo_store',
  'woocommerce_demo_store_notice',
  'woocommerce_ces_tracks_queue',
  'woocommerce_clear_ces_tracks_queue_for_page',
  'woocommerce_ces_shown_for_actions',
  'woocommerce_navigation_intro_modal_dismissed',
  'woocommerce_navigation_favorites_tooltip_hidden',
  'woocommerce_shipping_dismissed_timestamp',
  'woocommerce_allow_tracking',
  'woocommerce_task_list_keep_completed',
  'woocommerce_task_list_prompt_shown',
  'woocommerce_task_list_dismissed_tasks',
  'woocommerce_task_list_welcome_modal_dismissed',
  'woocommerce_task_list_hidden',
  'woocommerce_task_list_complete',
  'woocommerce_task_list_tracked_completed_tasks',
  'woocommerce_task_list_reminder_bar_hidden',
  'woocommerce_extended_task_list_hidden',
  'woocommerce_default_homepage_layout',
  'woocommerce_no_sales_tax',
  'woocommerce_calc_taxes',
  'woocommerce_bacs_settings',
  'woocommerce_bacs_accounts',
  'woocommerce_settings_shipping_recommendations_hidden',
  'woocommerce_setting_payments_recommendations_hidden',
  'woocommerce_admin_transient_notices_queue',
  'woocommerce_welcome_from_calypso_modal_dismissed',
  'woocommerce_admin_install_timestamp',
  'woocommerce_show_marketplace_suggestions',
  'wc_connect_options',
  'woocommerce_admin_created_default_shipping_zones',
  'woocommerce_admin_reviewed_default_shipping_zones',
  'woocommerce_admin_reviewed_store_location_settings',
]);

export function isManagedWithTheStore(name: string): boolean {
  return MANAGED_WITH_THE_STORE.has(name);
}
