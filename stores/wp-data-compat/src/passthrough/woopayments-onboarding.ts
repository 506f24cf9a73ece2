import { definePassthroughStore } from '../passthrough-store';
import { STORE_NAMES } from '../names';
import { WC_ADMIN_NAMESPACE, write } from './fetching';
import { sharedAnswer } from './shared-answer';

const PATH = `${WC_ADMIN_NAMESPACE}/settings/payments/woopayments/onboarding`;
const NOTHING = {};

/** The progress of setting up WooPayments; `source` is where the user came from. */
export const wooPaymentsOnboardingStore = definePassthroughStore({
  name: STORE_NAMES.WOOPAYMENTS_ONBOARDING_STORE_NAME,
  reads: (changes) => ({
    getOnboardingData: (source?: string) =>
      sharedAnswer(changes).read(write('POST', PATH, source ? { source } : {})),
  }),
  selectors({ value, error }) {
    const isFetching = value('isBusy', [], false);
    const failure = error('answer', []);
    const state = {
      steps: [],
      context: NOTHING,
      ...value('answer', [], NOTHING),
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
    const { begin, end, fail } = sharedAnswer(changes);
    return { getOnboardingDataRequest: begin, getOnboardingDataSuccess: end, getOnboardingDataError: fail };
  },
});
