import { definePassthroughStore } from '../passthrough-store';
import { STORE_NAMES } from '../names';
import { fetchData, WC_ADMIN_NAMESPACE } from './fetching';
import { singleResponse } from './single-response';

const PATH = `${WC_ADMIN_NAMESPACE}/shipping-partner-suggestions`;
const NO_LIST: readonly unknown[] = [];

/** Shipping partners for a store in its country. */
export const shippingMethodsStore = definePassthroughStore({
  name: STORE_NAMES.SHIPPING_METHODS_STORE_NAME,
  reads: (changes) => ({
    getShippingMethods: (forceDefault = false) =>
      singleResponse(changes).read(fetchData(PATH, forceDefault ? { force_default_suggestions: true } : {})),
  }),
  selectors: ({ value }) => ({
    getShippingMethods: (_forceDefault?: boolean): unknown => value('response', [], NO_LIST),
    isShippingMethodsUpdating: (): boolean => value('isBusy', [], false),
  }),
  actions(changes) {
    const { begin, end, fail } = singleResponse(changes);
    return {
      getShippingMethodsRequest: begin,
      getShippingMethodsSuccess: end,
      getShippingMethodsError: fail,
    };
  },
});
