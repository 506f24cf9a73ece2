/** What a user may do, by the platform's names; a capability that is missing is not held. */
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

/** A report with everything that was chosen on it. */
export interface SavedView {
  id: string;
  /** Of the report: `/analytics/orders`. */
  path: string;
  name: string;
  /** Parameters of the address, without those that say where the user is. */
  query: Record<string, string>;
  /** Keys of the columns that are not shown. */
  hiddenColumns?: string[];
}

export interface ReportViews {
  views: SavedView[];
  /** Id of the view a report opens with, by its path. */
  defaults: Record<string, string>;
}

/** Which colors the dashboard has; `auto` are those that the system prefers. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** What suggests something: a setup task that does so beside what it is for, or a screen. */
export type Suggestion = 'marketing' | 'marketing-introduction' | 'shipping' | 'tax';

/** Preferences of a user, kept on the server as JSON text. Extensions may add their own. */
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
  /** Reports as this user arranged them. */
  report_views: ReportViews;
  revenue_report_columns: string[];
  taxes_report_columns: string[];
  variations_report_columns: string[];
  dashboard_sections: unknown[];
  dashboard_chart_type: string;
  dashboard_chart_interval: string;
  dashboard_leaderboard_rows: number | string;
  /** What this user does without: extensions, or single things that they add, by name. */
  extensions_off: string[];
  help_panel_highlight_shown: 'yes';
  homepage_layout: 'single_column' | 'two_columns';
  homepage_stats: { hiddenStats?: string[]; [name: string]: unknown };
  /** Messages in the corner stay until this user closes them. */
  notices_stay: 'yes';
  /** What the product's own payment gateway is good for is known. */
  payment_benefits_dismissed: 'yes';
  /** Nothing advertises to this user. */
  promotions_hidden: 'yes';
  scheduled_updates_promotion_notice_dismissed: 'yes';
  /** Keyboard shortcuts that this user does without, by name. */
  shortcuts_off: string[];
  /** What was suggested and this user does without. */
  suggestions_dismissed: Suggestion[];
  /** How often each task was started, by its id. */
  task_list_tracked_started_tasks: Record<string, number>;
  variable_product_tour_shown: 'yes';
}

export type PreferenceName = keyof Preferences;
/** New values; `undefined` unsets a preference. */
export type PreferencePatch = { [K in PreferenceName]?: Preferences[K] | undefined };

/** A patch with one preference; TypeScript widens a computed key to any text, hence the assertion. */
export const patchOf = <K extends PreferenceName>(
  name: K,
  value: Preferences[K] | undefined,
): PreferencePatch => ({ [name]: value }) as Record<PreferenceName, unknown> as PreferencePatch;
