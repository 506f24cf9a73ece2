import { definePassthroughStore } from '../passthrough-store';
import { STORE_NAMES } from '../names';
import { WC_ADMIN_NAMESPACE, write } from './fetching';
import { singleResponse } from './single-response';

const PATH = `${WC_ADMIN_NAMESPACE}/settings/payments/woopayments/onboarding`;
const NOTHING = {};

/** The progress of setting up WooPayments; `source` is where the user came from. */
export const wooPaymentsOnboardingStore = definePassthroughStore({
  name: STORE_NAMES.WOOPAYMENTS_ONBOARDING_STORE_NAME,
  reads: (changes) => ({
    getOnboardingData: (source?: string) =>
      singleResponse(changes).read(write('POST', PATH, source ? { source } : {})),
  }),
  selectors({ value, error }) {
    const isFetching = value('isBusy', [], false);
    const failure = error('response', []);
    const state = {
      steps: [],
      context: NOTHING,
      ...value('response', [], NOTHING),
      isFetching,
      errors: failure ? { getOnboardingData: failure } : NOTHING,
    };
    return {
      getOnboardingData: (_source?: string): object => state,
      getOnboardingDataError: () => failure,
      isOnboardingDataRequestPending: (): boolean => isFetching,
    };
  },
  actions(changes) {
    const { begin, end, fail } = singleResponse(changes);
    return { getOnboardingDataRequest: begin, getOnboardingDataSuccess: end, getOnboardingDataError: fail };
  },
});
