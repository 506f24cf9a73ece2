import type { FilterPlace } from '@admin/extensions';

/** Where on the page each filter's output is shown. Filters of a single report use a star for the report's name. */
export const FILTER_PLACES: readonly FilterPlace[] = [
  { filter: 'woocommerce_admin_pages_list', selector: '.woocommerce-layout__primary' },
  { filter: 'woocommerce_admin_report_table', selector: '.sa-report .sa-table-card' },
  { filter: 'woocommerce_admin_*_report_charts', selector: '.sa-report .sa-summary' },
  { filter: 'woocommerce_admin_*_report_filters', selector: '.sa-report .sa-filter-bar' },
  { filter: 'woocommerce_dashboard_default_sections', selector: '.sa-overview' },
  { filter: 'woocommerce_admin_dashboard_filters', selector: '.sa-overview__bar' },
  { filter: 'woocommerce_admin_homepage_default_stats', selector: '.sa-stats .sa-summary' },
  { filter: 'woocommerce_admin_homescreen_quicklinks', selector: '.sa-store-links' },
  { filter: 'woocommerce_admin_onboarding_task_list', selector: '.sa-task-lists' },
  { filter: 'woocommerce_admin_setup_task_help_items', selector: '.sa-help__topics' },
  { filter: 'woocommerce_admin_analytics_settings', selector: '.sa-analytics-settings' },
  { filter: 'woocommerce_navigation_menu_items', selector: '.sa-navigation' },
  { filter: 'store_admin_activity_tabs', selector: '.woocommerce-layout__activity-panel-tabs' },
  { filter: 'store_admin_home_sections', selector: '.sa-home' },
];
