/** Capabilities by their WordPress names; a missing capability is false. */
export type Capabilities = Record<string, boolean>;

export interface CurrentUser {
  id: number;
  name: string;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  locale: string;
  roles: string[];
  capabilities: Capabilities;
  isSuperAdmin: boolean;
}

/** A report with all its settings. */
export interface SavedView {
  id: string;
  /** Path of the report: `/analytics/orders`. */
  path: string;
  name: string;
  /** URL parameters, without those of the current location. */
  query: Record<string, string>;
  /** Keys of the hidden columns. */
  hiddenColumns?: string[];
}

export interface ReportViews {
  views: SavedView[];
  /** Ids of default views, by report path. */
  defaults: Record<string, string>;
}

/** The dashboard's color scheme; `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** Spacing of the dashboard. */
export type Density = 'comfortable' | 'compact';

/** A place with suggestions: a setup task, or a screen. */
export type Suggestion = 'marketing' | 'marketing-introduction' | 'shipping' | 'tax';

/** User preferences, stored on the server as JSON text. Extensions may add their own. */
export interface Preferences {
  /** Milliseconds since 1970. */
  activity_panel_inbox_last_read: number;
  activity_panel_reviews_last_read: number;
  android_app_banner_dismissed: 'yes';
  categories_report_columns: string[];
  color_scheme: ColorScheme;
  coupons_report_columns: string[];
  customers_report_columns: string[];
  orders_report_columns: string[];
  products_report_columns: string[];
  /** The user's saved report views. */
  report_views: ReportViews;
  revenue_report_columns: string[];
  taxes_report_columns: string[];
  variations_report_columns: string[];
  density: Density;
  dashboard_sections: unknown[];
  dashboard_chart_type: string;
  dashboard_chart_interval: string;
  dashboard_leaderboard_rows: number | string;
  /** Extensions, or single contributions, that the user turned off, by name. */
  extensions_off: string[];
  help_panel_highlight_shown: 'yes';
  homepage_layout: 'single_column' | 'two_columns';
  homepage_stats: { hiddenStats?: string[]; [name: string]: unknown };
  /** Notices stay until the user closes them. */
  notices_stay: 'yes';
  /** The user dismissed the benefits of WooPayments. */
  payment_benefits_dismissed: 'yes';
  /** The user turned off promotions. */
  promotions_hidden: 'yes';
  scheduled_updates_promotion_notice_dismissed: 'yes';
  /** Keyboard shortcuts that the user turned off, by name. */
  shortcuts_off: string[];
  /** Suggestions that the user dismissed. */
  suggestions_dismissed: Suggestion[];
  /** How often each task was started, by task id. */
  task_list_tracked_started_tasks: Record<string, number>;
  variable_product_tour_shown: 'yes';
}

export type PreferenceName = keyof Preferences;
/** New values; `undefined` unsets a preference. */
export type PreferencePatch = { [K in PreferenceName]?: Preferences[K] | undefined };

/** A patch with one preference. The assertion is needed since TypeScript widens a computed key to string. */
export const patchOf = <K extends PreferenceName>(
  name: K,
  value: Preferences[K] | undefined,
): PreferencePatch => ({ [name]: value }) as Record<PreferenceName, unknown> as PreferencePatch;
