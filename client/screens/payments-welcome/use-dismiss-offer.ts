import { useDispatch } from '@admin/data';
import { optionsStore, useOption } from '@admin/store-options';
import { recordEvent } from '@admin/tracks';
import { toEvent, type Answers } from './answers';

/** Puts the offer away for everybody who runs the store, and permanently. */
export function useDismissOffer() {
  const { updateOptions } = useDispatch(optionsStore);
  const { value: tracking } = useOption('woocommerce_allow_tracking');
  return {
    /** Whether answers would reach anybody. */
    mayAsk: tracking === 'yes',
    /** Rejects with an `ApiError`. Whoever wants to know more is written to by the host later. */
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
