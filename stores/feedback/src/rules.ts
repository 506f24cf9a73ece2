/** Milliseconds until the thank-you message closes (product specification, section 9). */
export const THANK_YOU_DELAY = 1200;

/** Milliseconds on a product's page until its feedback tab is highlighted. */
export const FEEDBACK_HINT_DELAY = 420_000;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What decides whether to show the survey. */
export interface FeedbackState {
  /** The action that the survey is about, such as `store_setup`. */
  action: string;
  /** Surveys count as promotions, see `@admin/store-promotions`. */
  arePromotionsShown: boolean;
  /** The option `woocommerce_allow_tracking`. */
  allowTracking: string | false | undefined;
  /** The option `woocommerce_ces_shown_for_actions`; `undefined` while it loads. */
  shownForActions: readonly string[] | '' | false | undefined;
}

/**
 * Only if tracking is allowed, promotions are shown and the action was not surveyed before; false while any of it is
 * unknown.
 */
export const shouldRequestFeedback = (state: FeedbackState): boolean =>
  state.allowTracking === 'yes' &&
  state.arePromotionsShown &&
  state.shownForActions !== undefined &&
  !toActions(state.shownForActions).includes(state.action);

/** An option that was never written is not a list. */
export const toActions = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((action) => typeof action === 'string') : [];

/** A score of 3 or more is sent immediately; a lower one shows two further questions first. */
export const isSentDirectly = (score: number): boolean => score >= 3;

/**
 * Whole weeks since the store was installed; `null` when unknown.
 * @param installTimestamp seconds since 1970 in decimal digits, as the option `woocommerce_admin_install_timestamp`
 * holds them
 * @param now milliseconds since 1970
 */
export function getStoreAgeInWeeks(installTimestamp: string | false | undefined, now: number): number | null {
  const installedAt = Number(installTimestamp || Number.NaN) * 1000;
  return Number.isNaN(installedAt) ? null : Math.max(0, Math.floor((now - installedAt) / WEEK_MS));
}

/**
 * Whether to highlight the feedback tab after the delay: only if that never happened before.
 * @param shown the option `woocommerce_ces_product_feedback_shown`; `undefined` while it loads
 */
export const shouldShowFeedbackHint = (shown: true | '1' | '' | false | undefined): boolean =>
  shown !== undefined && !shown;
