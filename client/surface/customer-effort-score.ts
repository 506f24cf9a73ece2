export const STORE_KEY = 'wc/customer-effort-score';
export const ADMIN_INSTALL_TIMESTAMP_OPTION_NAME = 'woocommerce_admin_install_timestamp';
export const ALLOW_TRACKING_OPTION_NAME = 'woocommerce_allow_tracking';
export const SHOWN_FOR_ACTIONS_OPTION_NAME = 'woocommerce_ces_shown_for_actions';
export const PRODUCT_MVP_CES_ACTION_OPTION_NAME = 'woocommerce_ces_product_mvp_ces_action';

/** This dashboard asks no such questions: nothing is drawn, and no callback is called. */
export const CustomerEffortScore = (_props: Readonly<Record<string, unknown>>): null => null;
export const CustomerFeedbackModal = CustomerEffortScore;
export const CustomerFeedbackSimple = CustomerEffortScore;
export const FeedbackModal = CustomerEffortScore;
export const CustomerEffortScoreModalContainer = CustomerEffortScore;
export const CustomerEffortScoreTracks = CustomerEffortScore;
export const CustomerEffortScoreTracksContainer = CustomerEffortScore;

/** Which pages are left unfinished is not kept, since nobody is asked why. */
export const addExitPage = (_pageId: string): void => {};
export const removeExitPage = addExitPage;
export const getExitPageData = (): string[] => [];
export const triggerExitPageCesSurvey = (): void => {};
export const addCustomerEffortScoreExitPageListener = (
  _pageId: string,
  _hasUnsavedChanges: () => boolean,
): void => {};
export const removeCustomerEffortScoreExitPageListener = addExitPage;
export const useCustomerEffortScoreExitPageTracker = (
  _pageId: string,
  _hasUnsavedChanges: boolean,
): void => {};

/** A week, in seconds. */
const WEEK = 7 * 24 * 3600;

/**
 * Full weeks since the shop began.
 * @param installed seconds since 1970; 0 where nobody knows
 */
export const getStoreAgeInWeeks = (installed: number): number | null =>
  installed === 0 ? null : Math.floor((Date.now() / 1000 - installed) / WEEK);
