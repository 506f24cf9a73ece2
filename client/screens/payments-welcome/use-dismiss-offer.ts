import { useDispatch } from '@admin/data';
import { optionsStore, useOption } from '@admin/store-options';
import { recordEvent } from '@admin/tracks';
import { toEvent, type Answers } from './answers';

/** Dismisses the offer permanently, for all users of the store. */
export function useDismissOffer() {
  const { updateOptions } = useDispatch(optionsStore);
  const { value: tracking } = useOption('woocommerce_allow_tracking');
  return {
    /** Whether survey responses would be recorded. */
    canAsk: tracking === 'yes',
    /** Rejects with an `ApiError`. Users who ask for more information get an email from the server later. */
    async dismiss(answers?: Answers): Promise<void> {
      await updateOptions({
        wc_calypso_bridge_payments_dismissed: 'yes',
        ...(answers?.more_info
          ? { wc_pay_exit_survey_more_info_needed_timestamp: Math.floor(Date.now() / 1000) }
          : {}),
      });
      recordEvent('wcpay_exit_survey', answers ? toEvent(answers) : { just_remove: true });
    },
  };
}
