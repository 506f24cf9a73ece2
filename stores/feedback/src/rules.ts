/** Time in milliseconds after which the thanks for feedback go away (product specification, section 9). */
export const THANK_YOU_DELAY = 1200;

/** Time in milliseconds on a product's page after which its feedback tab is pointed at. */
export const FEEDBACK_HINT_DELAY = 420_000;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What decides whether the owner is asked how something went. */
export interface FeedbackState {
  /** What it is about, such as `store_setup`. */
  action: string;
  /** A request for feedback is one of those, see `@admin/store-promotions`. */
  arePromotionsShown: boolean;
  /** The option `woocommerce_allow_tracking`. */
  allowTracking: string | false | undefined;
  /** The option `woocommerce_ces_shown_for_actions`; `undefined` while it loads. */
  shownForActions: readonly string[] | '' | false | undefined;
}

/** Only with consent, where promotions are welcome, once for each action, and not before all of it is known. */
export const mayAskForFeedback = (state: FeedbackState): boolean =>
  state.allowTracking === 'yes' &&
  state.arePromotionsShown &&
  state.shownForActions !== undefined &&
  !toActions(state.shownForActions).includes(state.action);

/** An option that was never written is no list. */
export const toActions = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((action) => typeof action === 'string') : [];

/** A good rating is sent as it is; a poor one, 2 or less, asks two questions first. */
export const isSentDirectly = (score: number): boolean => score >= 3;

/**
 * Whole weeks since the store was installed; `null` when nobody knows.
 * @param installTimestamp seconds since 1970 in decimal digits, as the option
 *   `woocommerce_admin_install_timestamp` holds them
 * @param now milliseconds since 1970
 */
export function getStoreAgeInWeeks(installTimestamp: string | false | undefined, now: number): number | null {
  const installedAt = Number(installTimestamp || Number.NaN) * 1000;
  return Number.isNaN(installedAt) ? null : Math.max(0, Math.floor((now - installedAt) / WEEK_MS));
}

/**
 * Whether the feedback tab may be pointed at once the time is up: only before it was ever done.
 * @param shown the option `woocommerce_ces_product_feedback_shown`; `undefined` while it loads
 */
export const mayHintAtFeedback = (shown: true | '1' | '' | false | undefined): boolean =>
  shown !== undefined && !shown;
