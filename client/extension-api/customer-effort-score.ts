import { useDispatch, useSelect } from '@wordpress/data';
import { STORE_NAMES } from '@admin/store-wp-data-compat';

export const STORE_KEY = 'wc/customer-effort-score';
export const ADMIN_INSTALL_TIMESTAMP_OPTION_NAME = 'woocommerce_admin_install_timestamp';
export const ALLOW_TRACKING_OPTION_NAME = 'woocommerce_allow_tracking';
export const SHOWN_FOR_ACTIONS_OPTION_NAME = 'woocommerce_ces_shown_for_actions';
export const QUEUE_OPTION_NAME = 'woocommerce_ces_tracks_queue';
export const PRODUCT_MVP_CES_ACTION_OPTION_NAME = 'woocommerce_ces_product_mvp_ces_action';

/** This dashboard shows no such surveys: nothing is rendered, and callbacks are never called. */
export const CustomerEffortScore = (_props: Readonly<Record<string, unknown>>): null => null;
export const CustomerFeedbackModal = CustomerEffortScore;
export const CustomerFeedbackSimple = CustomerEffortScore;
export const FeedbackModal = CustomerEffortScore;
export const CustomerEffortScoreModalContainer = CustomerEffortScore;
export const CustomerEffortScoreTracks = CustomerEffortScore;
export const CustomerEffortScoreTracksContainer = CustomerEffortScore;

/** Does nothing, because there are no exit surveys. */
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

type Options = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/** Returns which surveys were shown before, possibly by the stock dashboard; showing one does nothing. */
export function useCustomerEffortScoreModal() {
  const { showCesModal, showProductMVPFeedbackModal } = useDispatch(STORE_KEY) as Options;
  const { shown, isLoading } = useSelect((select) => {
    const options = select(STORE_NAMES.OPTIONS_STORE_NAME) as Options;
    return {
      shown: options['getOption']?.(SHOWN_FOR_ACTIONS_OPTION_NAME),
      isLoading: !options['hasFinishedResolution']?.('getOption', [SHOWN_FOR_ACTIONS_OPTION_NAME]),
    };
  }, []);
  return {
    wasPreviouslyShown: (action: string): boolean => Array.isArray(shown) && shown.includes(action),
    isLoading,
    showCesModal,
    showProductMVPFeedbackModal,
  };
}

/** A week, in seconds. */
const WEEK = 7 * 24 * 3600;

/**
 * Returns the full weeks since the store was installed.
 * @param installed seconds since 1970; 0 if unknown
 */
export const getStoreAgeInWeeks = (installed: number): number | null =>
  installed === 0 ? null : Math.floor((Date.now() / 1000 - installed) / WEEK);
