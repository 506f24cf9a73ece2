import type { ComponentType, ReactNode } from 'react';

type Query = Readonly<Record<string, string | undefined>>;

/** Extensions may use more members than the dashboard reads. */
type Named<Members> = Members & Readonly<Record<string, unknown>>;

/** A report's table, as passed to `woocommerce_admin_report_table`. */
export interface FilteredTable {
  /** Which table it is: `orders`, `products` and so on. */
  endpoint: string;
  headers: readonly Named<{ key: string; label: string; isNumeric?: boolean }>[];
  /** A cell for each header. */
  rows: readonly (readonly { display: ReactNode; value?: unknown }[])[];
  totals: Readonly<Record<string, unknown>>;
  summary: readonly { label: string; value: ReactNode }[] | null;
  /** The store's response, with an item for each row; an empty list while loading. */
  items: { data: readonly Readonly<Record<string, unknown>>[]; totalResults: number; totalPages: number };
}

type ReportFilter = Named<{
  param: string;
  filters: readonly Named<{ label: string; value: string }>[];
}>;

type AdvancedFilters = Named<{ filters: Readonly<Record<string, object>> }>;

type ReportChart = Named<{ key: string; label: string; type: 'number' | 'currency' | 'average' }>;

/** Arguments of each filter's callbacks: the value to change, and its context. */
interface NamedFilters {
  woocommerce_admin_pages_list: [readonly Named<{ path: string; container: ComponentType<never> }>[]];
  woocommerce_admin_reports_list: [
    readonly Named<{ report: string; title: string; component: ComponentType<never> }>[],
  ];
  woocommerce_admin_persisted_queries: [readonly string[]];
  woocommerce_admin_time_excluded_screens: [readonly string[]];
  woocommerce_admin_nav_update_excluded_screens: [readonly string[]];
  woocommerce_navigation_menu_items: [readonly Named<{ id: string; title: string }>[]];
  woocommerce_navigation_root_back_label: [string];
  woocommerce_navigation_root_back_url: [string | undefined];
  woocommerce_admin_embedded_layout_components: [readonly ComponentType<Query>[], Query];
  woocommerce_admin_report_table: [FilteredTable];
  woocommerce_admin_report_currency: [Readonly<Record<string, unknown>>, Query];
  woocommerce_admin_chart_item_color: [number | string, string, readonly { key: string; label: string }[]];
  woocommerce_admin_import_status: [Readonly<Record<string, ReactNode>>];
  experimental_woocommerce_admin_variations_report_table_title: [string, Query];
  experimental_woocommerce_admin_variations_report_table_summary_variations_count_label: [
    string,
    number,
    Query,
  ];
  woocommerce_dashboard_default_sections: [
    readonly Named<{ key: string; title: string; component: ComponentType<never> }>[],
  ];
  woocommerce_admin_dashboard_filters: [readonly ReportFilter[]];
  woocommerce_admin_dashboard_charts_filter: [readonly Named<{ endpoint: string; key: string }>[]];
  woocommerce_admin_homepage_default_stats: [readonly string[]];
  woocommerce_admin_homescreen_quicklinks: [readonly { title: string; href: string; icon?: ReactNode }[]];
  woocommerce_admin_onboarding_task_list: [readonly Named<{ key: string; title: string }>[], Query];
  woocommerce_admin_setup_task_help_items: [
    readonly { title: string; link: string; linkType?: string }[],
    string | undefined,
    Readonly<Record<string, unknown>>,
  ];
  woocommerce_admin_profile_wizard_steps: [readonly Named<{ key: string; label: string }>[]];
  woocommerce_admin_analytics_settings: [Readonly<Record<string, Named<object>>>];
  woocommerce_admin_settings_field_types: [readonly Named<{ types: readonly string[] }>[]];
  woocommerce_admin_queued_notice_filter: [Named<{ id: string; content: string }>];
  woocommerce_tracks_client_event_properties: [Readonly<Record<string, unknown>>, string];
  woocommerce_explat_request_args: [Readonly<Record<string, unknown>>];
  store_admin_activity_tabs: [readonly Named<{ id: string; title: string }>[]];
  store_admin_commands: [readonly Named<{ id: string; title: string }>[]];
  store_admin_figures: [readonly Named<{ stat: string }>[]];
  store_admin_history_kinds: [readonly Named<{ id: string; title: string }>[]];
  store_admin_home_sections: [readonly Named<{ id: string }>[]];
  store_admin_product_fields: [readonly Named<{ id: string }>[]];
  store_admin_product_menu_items: [readonly Named<{ id: string; title: string }>[]];
  store_admin_product_rules: [readonly Named<{ id: string }>[]];
  store_admin_product_sections: [readonly Named<{ id: string; title: string }>[]];
  store_admin_product_tabs: [readonly Named<{ id: string; title: string }>[]];
  store_admin_task_lists: [readonly Named<{ id: string }>[]];
}

const CHART_REPORTS = [
  'revenue',
  'orders',
  'products',
  'variations',
  'categories',
  'coupons',
  'taxes',
  'downloads',
] as const;
const FILTERED_REPORTS = [...CHART_REPORTS, 'stock', 'customers'] as const;
/** Categories and coupons have singular names here. */
const ADVANCED_REPORTS = [
  'revenue',
  'orders',
  'products',
  'variations',
  'category',
  'coupon',
  'taxes',
  'downloads',
  'stock',
  'customers',
] as const;

/** The dashboard's filters, with the arguments of their callbacks. */
export type DashboardFilters = NamedFilters & {
  [H in `woocommerce_admin_${(typeof CHART_REPORTS)[number]}_report_charts`]: [readonly ReportChart[]];
} & {
  [H in `woocommerce_admin_${(typeof FILTERED_REPORTS)[number]}_report_filters`]: [readonly ReportFilter[]];
} & {
  [H in `woocommerce_admin_${(typeof ADVANCED_REPORTS)[number]}_report_advanced_filters`]: [AdvancedFilters];
};

const NAMED_FILTERS: Readonly<Record<keyof NamedFilters, true>> = {
  woocommerce_admin_pages_list: true,
  woocommerce_admin_reports_list: true,
  woocommerce_admin_persisted_queries: true,
  woocommerce_admin_time_excluded_screens: true,
  woocommerce_admin_nav_update_excluded_screens: true,
  woocommerce_navigation_menu_items: true,
  woocommerce_navigation_root_back_label: true,
  woocommerce_navigation_root_back_url: true,
  woocommerce_admin_embedded_layout_components: true,
  woocommerce_admin_report_table: true,
  woocommerce_admin_report_currency: true,
  woocommerce_admin_chart_item_color: true,
  woocommerce_admin_import_status: true,
  experimental_woocommerce_admin_variations_report_table_title: true,
  experimental_woocommerce_admin_variations_report_table_summary_variations_count_label: true,
  woocommerce_dashboard_default_sections: true,
  woocommerce_admin_dashboard_filters: true,
  woocommerce_admin_dashboard_charts_filter: true,
  woocommerce_admin_homepage_default_stats: true,
  woocommerce_admin_homescreen_quicklinks: true,
  woocommerce_admin_onboarding_task_list: true,
  woocommerce_admin_setup_task_help_items: true,
  woocommerce_admin_profile_wizard_steps: true,
  woocommerce_admin_analytics_settings: true,
  woocommerce_admin_settings_field_types: true,
  woocommerce_admin_queued_notice_filter: true,
  woocommerce_tracks_client_event_properties: true,
  woocommerce_explat_request_args: true,
  store_admin_activity_tabs: true,
  store_admin_commands: true,
  store_admin_figures: true,
  store_admin_history_kinds: true,
  store_admin_home_sections: true,
  store_admin_product_fields: true,
  store_admin_product_menu_items: true,
  store_admin_product_rules: true,
  store_admin_product_sections: true,
  store_admin_product_tabs: true,
  store_admin_task_lists: true,
};

/** The names of all filters of the dashboard. */
export const DASHBOARD_FILTERS: readonly string[] = [
  ...Object.keys(NAMED_FILTERS),
  ...CHART_REPORTS.map((report) => `woocommerce_admin_${report}_report_charts`),
  ...FILTERED_REPORTS.map((report) => `woocommerce_admin_${report}_report_filters`),
  ...ADVANCED_REPORTS.map((report) => `woocommerce_admin_${report}_report_advanced_filters`),
];
