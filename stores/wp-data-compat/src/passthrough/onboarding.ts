import { getRegistry, type Saga } from '@admin/data';
import { isRecord } from '@admin/http';
import type { HostError } from '../host-error';
import { definePassthroughStore } from '../passthrough-store';
import { STORE_NAMES } from '../names';
import { readAgain } from '../read-again';
import { ensure, fetchData, requesting, WC_ADMIN_NAMESPACE, write } from './fetching';

const PATH = `${WC_ADMIN_NAMESPACE}/onboarding`;
const PROGRESS = `${PATH}/profile/progress`;
const NO_LIST: readonly unknown[] = [];
const NOTHING: Readonly<Record<string, unknown>> = {};

interface AuthQuery {
  readonly redirectUrl: string;
  readonly from?: string;
}

/** Steps of the store profiler, each with its completion time. */
type Progress = Readonly<Record<string, { readonly completed_at: string }>>;

const NO_PROGRESS: Progress = {};

const latestOf = (progress: Progress): string | null =>
  Object.entries(progress).toSorted(
    ([, one], [, other]) => Date.parse(other.completed_at) - Date.parse(one.completed_at),
  )[0]?.[0] ?? null;

/** Onboarding data that no dashboard store has. */
export const onboardingStore = definePassthroughStore({
  name: STORE_NAMES.ONBOARDING_STORE_NAME,
  reads: {
    getEmailPrefill: () => fetchData(`${PATH}/profile/experimental_get_email_prefill`),
    getFreeExtensions: () => fetchData(`${PATH}/free-extensions`),
    getProductTypes: () => fetchData(`${PATH}/product-types`),
    getPaymentGatewaySuggestions: (forceDefault = false) =>
      fetchData(
        `${WC_ADMIN_NAMESPACE}/payment-gateway-suggestions`,
        forceDefault ? { force_default_suggestions: true } : {},
      ),
    getProfileProgress: fetchProgress,
    getCoreProfilerCompletedSteps: ensureProgress,
    getMostRecentCoreProfilerStep: ensureProgress,
    getJetpackAuthUrl: ({ redirectUrl, from }: AuthQuery) =>
      fetchData(`${PATH}/plugins/jetpack-authorization-url`, { redirect_url: redirectUrl, from }),
  },
  selectors: ({ value, errorOf }) => ({
    getEmailPrefill(): unknown {
      const response = value<unknown>('getEmailPrefill', [], '');
      return isRecord(response) ? (response['email'] ?? '') : response;
    },
    getFreeExtensions: (): unknown => value('getFreeExtensions', [], NO_LIST),
    getProductTypes: (): unknown => value('getProductTypes', [], NOTHING),
    getPaymentGatewaySuggestions: (forceDefault?: boolean): unknown =>
      value('getPaymentGatewaySuggestions', [forceDefault], NO_LIST),
    getProfileProgress: (): Progress => value('getProfileProgress', [], NO_PROGRESS),
    getCoreProfilerCompletedSteps: (): Progress => value('getProfileProgress', [], NO_PROGRESS),
    getMostRecentCoreProfilerStep: () => latestOf(value('getProfileProgress', [], NO_PROGRESS)),
    /** By return URL only; other parameters do not change the URL. */
    getJetpackAuthUrl: (query: AuthQuery): unknown =>
      value('authUrls', [query.redirectUrl], value<unknown>('getJetpackAuthUrl', [query], '')),
    getPrintedProfile: () => value('profile', [], NOTHING),
    getOnboardingError: (selector: string) => errorOf(selector) ?? false,
    isOnboardingRequesting: (selector: string): boolean => value('isRequesting', [selector], false),
  }),
  actions: ({ received, failed }) => ({
    getFreeExtensionsSuccess: (extensions: unknown) => received('getFreeExtensions', [], extensions),
    getFreeExtensionsError: (error: HostError) => failed('getFreeExtensions', [], error),
    getProductTypesSuccess: (types: unknown) => received('getProductTypes', [], types),
    getProductTypesError: (error: HostError) => failed('getProductTypes', [], error),
    setProfileProgress: (progress: Progress) => received('getProfileProgress', [], progress),
    setJetpackAuthUrl: (response: unknown, redirectUrl: string) =>
      received('authUrls', [redirectUrl], response),
    *updateCoreProfilerStep(step: string): Saga<unknown> {
      const response = yield* requesting(
        received,
        'updateCoreProfilerStep',
        write('POST', `${PROGRESS}/core-profiler/complete`, { step }),
      );
      readAgain(
        yield* getRegistry(),
        STORE_NAMES.ONBOARDING_STORE_NAME,
        'getProfileProgress',
        'getCoreProfilerCompletedSteps',
        'getMostRecentCoreProfilerStep',
      );
      return response;
    },
    coreProfilerCompleted: () =>
      requesting(
        received,
        'coreProfilerCompleted',
        write('POST', `${WC_ADMIN_NAMESPACE}/launch-your-store/initialize-coming-soon`),
      ),
    installAndActivatePluginsAsync: (plugins: readonly string[], source?: string) =>
      requesting(
        received,
        'installAndActivatePluginsAsync',
        write('POST', `${PATH}/plugins/install-and-activate-async`, { plugins, source }),
      ),
    *updateStoreCurrencyAndMeasurementUnits(country: string): Saga<unknown> {
      const response = yield* requesting(
        received,
        'updateStoreCurrencyAndMeasurementUnits',
        write('POST', `${PATH}/profile/update-store-currency-and-measurement-units`, {
          country_code: country,
        }),
      );
      (yield* getRegistry()).invalidateAll('settings');
      return response;
    },
    setEmailPrefill: (email: string) => received('getEmailPrefill', [], email),
    setPaymentMethods: (methods: unknown) => received('getPaymentGatewaySuggestions', [], methods),
    setPrintedProfile: (profile: unknown) => received('profile', [], profile),
    setError: (selector: string, error: HostError) => failed(selector, [], error),
    setIsRequesting: (selector: string, isRequesting: boolean) =>
      received('isRequesting', [selector], isRequesting),
  }),
});

function* fetchProgress(): Saga<unknown> {
  const response = yield* fetchData(PROGRESS);
  return isRecord(response) ? response['core_profiler_completed_steps'] : undefined;
}

/** All steps come in one response. */
function ensureProgress(): Saga<unknown> {
  return ensure(STORE_NAMES.ONBOARDING_STORE_NAME, 'getProfileProgress');
}
