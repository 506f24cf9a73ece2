import { getRegistry, request, type Saga } from '@admin/data';
import { isRecord } from '@admin/http';
import * as api from '../api';
import { definePassthroughStore } from '../passthrough-store';
import { STORE_NAMES } from '../names';
import { ensure, WC_ADMIN_NAMESPACE, write } from './fetching';
import { singleResponse } from './single-response';

const PATH = `${WC_ADMIN_NAMESPACE}/settings/payments`;

/** All lists come in one response. */
interface Lists {
  readonly providers?: unknown;
  readonly offline_payment_methods?: unknown;
  readonly suggestions?: unknown;
  readonly suggestion_categories?: unknown;
}

const NONE: Lists = {};
const NO_LIST: readonly unknown[] = [];

/** Payment methods and suggestions, for hosts with the newer payments settings. */
export const paymentSettingsStore = definePassthroughStore({
  name: STORE_NAMES.PAYMENT_SETTINGS_STORE_NAME,
  reads: (changes) => ({
    getPaymentProviders: (country?: string) =>
      singleResponse(changes).read(write('POST', `${PATH}/providers`, country ? { location: country } : {})),
    getOfflinePaymentGateways: ensureProviders,
    getSuggestions: ensureProviders,
    getSuggestionCategories: ensureProviders,
    *getIsWooPayEligible(): Saga<unknown> {
      const response = yield* write('POST', `${PATH}/woopayments/woopay-eligibility`);
      return isRecord(response) && response['is_eligible'] === true;
    },
  }),
  selectors({ value }) {
    const lists = value('response', [], NONE);
    return {
      getPaymentProviders: (_country?: string): unknown => lists.providers ?? NO_LIST,
      getOfflinePaymentGateways: (_country?: string): unknown => lists.offline_payment_methods ?? NO_LIST,
      getSuggestions: (_country?: string): unknown => lists.suggestions ?? NO_LIST,
      getSuggestionCategories: (_country?: string): unknown => lists.suggestion_categories ?? NO_LIST,
      isFetching: (): boolean => value('isBusy', [], false),
      getIsWooPayEligible: (): boolean => value('getIsWooPayEligible', [], false),
    };
  },
  actions(changes) {
    const { begin, end, fail } = singleResponse(changes);
    return {
      getPaymentProvidersRequest: begin,
      getPaymentProvidersSuccess: (
        providers: unknown,
        offline: unknown,
        suggestions: unknown,
        categories: unknown,
      ) =>
        end({
          providers,
          offline_payment_methods: offline,
          suggestions,
          suggestion_categories: categories,
        } satisfies Lists),
      getPaymentProvidersError: fail,
      setIsWooPayEligible: (isEligible: boolean) => changes.received('getIsWooPayEligible', [], isEligible),
      /** Posts to the page's URL; `nonce` is that of the WooCommerce plugin's own toggle. */
      togglePaymentGateway: (id: string, address: string, nonce: string) =>
        changed(
          request(api.postForm, address, {
            action: 'woocommerce_toggle_gateway_enabled',
            security: nonce,
            gateway_id: id,
          }),
        ),
      attachPaymentExtensionSuggestion: writeTo,
      hidePaymentExtensionSuggestion: writeTo,
      updateProviderOrdering: (order: object) =>
        changed(write('POST', `${PATH}/providers/order`, { order_map: order })),
    };
  },
});

/** The other lists come in the providers' response. */
function ensureProviders(...country: readonly string[]): Saga<unknown> {
  return ensure(STORE_NAMES.PAYMENT_SETTINGS_STORE_NAME, 'getPaymentProviders', ...country);
}

function* writeTo(address: string): Saga<unknown> {
  const { path, query } = api.toCall(address);
  return yield* write('POST', path, undefined, query);
}

/** Refetches the dashboard's own list of gateways. */
function* changed(work: Saga<unknown>): Saga<unknown> {
  const response = yield* work;
  (yield* getRegistry()).invalidateAll('gateways');
  return response;
}
