import type { StoreDatabase } from '../../database';
import { RestError } from '../../rest';
import { readUserMeta, writeUserMeta } from './user-meta';
import { __ } from '../../i18n';

/** The dashboard's preferences per user (README of the contract, section 15). Other names are not stored. */
const PREFERENCES: readonly string[] = [
  'variable_product_tour_shown',
  'activity_panel_inbox_last_read',
  'activity_panel_reviews_last_read',
  'categories_report_columns',
  'coupons_report_columns',
  'customers_report_columns',
  'orders_report_columns',
  'products_report_columns',
  'revenue_report_columns',
  'taxes_report_columns',
  'variations_report_columns',
  'dashboard_sections',
  'dashboard_chart_type',
  'dashboard_chart_interval',
  'dashboard_leaderboard_rows',
  'homepage_layout',
  'homepage_stats',
  'task_list_tracked_started_tasks',
  'help_panel_highlight_shown',
  'android_app_banner_dismissed',
  // The dashboard's own: color scheme, density, disabled extensions, hidden promotions, report layouts, disabled keyboard
  // shortcuts, and whether messages stay visible.
  'color_scheme',
  'density',
  'extensions_off',
  'notices_stay',
  'payment_benefits_dismissed',
  'promotions_hidden',
  'report_views',
  'shortcuts_off',
  'suggestions_dismissed',
];

/** Every preference as the text it was sent as (JSON by convention), `''` if it was never set. */
export function getPreferences(db: StoreDatabase, userId: number): Readonly<Record<string, string>> {
  const stored = readUserMeta(db, userId);
  return Object.fromEntries(PREFERENCES.map((name) => [name, stored.get(name) ?? '']));
}

/** Maximum total size of a user's preferences, in UTF-16 code units. */
const MAX_TOTAL_LENGTH = 256 * 1024;

/**
 * Saves the given preferences and leaves the others, so that two tabs don't overwrite each other.
 * @throws {RestError} when that would be more than a user may keep.
 */
export function setPreferences(
  db: StoreDatabase,
  userId: number,
  patch: Readonly<Record<string, string>>,
): void {
  const next = { ...getPreferences(db, userId), ...patch };
  if (PREFERENCES.reduce((total, name) => total + (next[name] ?? '').length, 0) > MAX_TOTAL_LENGTH) {
    throw new RestError(
      413,
      'store_preferences_full',
      __('You have too many saved preferences. Nothing was saved.', 'store-admin'),
    );
  }
  for (const name of PREFERENCES) {
    const value = patch[name];
    if (value !== undefined) writeUserMeta(db, userId, name, value);
  }
}
