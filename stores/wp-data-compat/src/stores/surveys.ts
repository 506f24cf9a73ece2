import type { Registry } from '@admin/data';
import { toHostStore } from '../delegate';
import type { HostStore } from '../descriptor';
import { definePassthroughStore } from '../passthrough-store';

export const SURVEYS_STORE_NAME = 'wc/customer-effort-score';

const passthrough = definePassthroughStore({
  name: SURVEYS_STORE_NAME,
  selectors: () => ({
    getCesSurveyQueue: (): readonly unknown[] => NONE,
    getVisibleCESModalData: () => undefined,
    isProductMVPFeedbackModalVisible: () => false,
  }),
});

const NONE: readonly unknown[] = [];

const ACTIONS = [
  'addCesSurvey',
  'addCesSurveyForAnalytics',
  'addCesSurveyForCustomerSearch',
  'hideCesModal',
  'hideProductMVPFeedbackModal',
  'setCesSurveyQueue',
  'showCesModal',
  'showProductMVPFeedbackModal',
];

/** The dashboard shows no such surveys: actions do nothing, and none is ever pending. */
export function surveysHostStore(registry: Registry): HostStore {
  registry.register(passthrough);
  return toHostStore(registry, passthrough, {
    actions: Object.fromEntries(ACTIONS.map((name) => [name, () => undefined])),
  });
}
