import { useCallback } from 'react';
import { useDispatch, useRegistry, useSelect } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { usePromotions } from '@admin/store-promotions';
import { recordFeedback, recordFeedbackView, type Feedback } from './feedback';
import { getStoreAgeInWeeks, shouldRequestFeedback, toActions } from './rules';

const SHOWN_FOR_ACTIONS_OPTION = 'woocommerce_ces_shown_for_actions';

/**
 * Whether to show the survey for an action, with functions to send or close it. Both dismiss the survey permanently, on
 * every device.
 */
export function useFeedback(action: string) {
  const registry = useRegistry();
  const { changeOption } = useDispatch(optionsStore);
  const { areShown: arePromotionsShown } = usePromotions();
  const isAsked = useSelect((select) => {
    const { getOption } = select(optionsStore);
    return shouldRequestFeedback({
      action,
      arePromotionsShown,
      allowTracking: getOption('woocommerce_allow_tracking'),
      shownForActions: getOption(SHOWN_FOR_ACTIONS_OPTION),
    });
  });

  /** @returns a promise that resolves once the option is saved; rejects with an `ApiError` when it is not */
  const close = useCallback(
    () => changeOption(SHOWN_FOR_ACTIONS_OPTION, (stored) => [...new Set([...toActions(stored), action])]),
    [changeOption, action],
  );

  const getStoreAge = useCallback(async () => {
    const { getOption } = registry.resolveSelect(optionsStore);
    // Feedback is sent even if the store's age cannot be read.
    const installed = await getOption('woocommerce_admin_install_timestamp').catch(() => undefined);
    return getStoreAgeInWeeks(typeof installed === 'string' ? installed : false, Date.now());
  }, [registry]);

  const recordView = useCallback(
    async () => recordFeedbackView(action, await getStoreAge()),
    [action, getStoreAge],
  );

  const send = useCallback(
    async (feedback: Feedback) => {
      const storeAge = await getStoreAge();
      // Saved first: otherwise a failed save would lead to a second submission, and the feedback would count twice.
      await close();
      recordFeedback(action, feedback, storeAge);
    },
    [action, getStoreAge, close],
  );

  return { isAsked, recordView, send, close };
}
