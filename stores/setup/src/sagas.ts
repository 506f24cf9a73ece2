import { call, getRegistry, put, request, select, type Saga } from '@admin/data';
import { getCountryCode } from '@admin/store-countries';
import type { ProfilePatch } from '@admin/store-profile';
import type { GeneralSettings } from '@admin/store-settings';
import * as api from './api';
import { getMoneySettings } from './money';
import { setupSlice, stepsReceived } from './slice';
import type { ProfilerStep } from './types';

/** Hosts without the store profiler do not record its steps, so none is requested. */
export function* fetchCompletedSteps(): Saga {
  const steps = (yield* isCounted()) ? yield* request(api.fetchCompletedSteps) : [];
  yield* put(stepsReceived(steps));
}

/**
 * Records a step as completed, so that setup can be resumed after it. Does nothing on hosts that do not record steps.
 * @throws ApiError when the server does not store it
 */
export function* completeStep(step: ProfilerStep): Saga {
  if (!(yield* isCounted())) return;
  yield* put(stepsReceived(yield* request(api.completeStep, step)));
}

/**
 * Saves the store's location. If the country changes, or is chosen for the first time, the currency settings change to
 * the country's, unless the user has set the currency since.
 * @param settings those of the address that changed
 * @param answers that go with them into the profile
 * @throws ApiError when one of the saves fails; what was saved before it stays, and another try does the rest
 */
export function* saveLocation(settings: Partial<GeneralSettings>, answers: ProfilePatch = {}): Saga {
  const registry = yield* getRegistry();
  const { stored, profile } = yield* call(() =>
    registry.resolve((read) => ({
      stored: read('settings').getSettings('general'),
      profile: read('profile').getProfile(),
    })),
  );
  const country = getCountryCode(
    settings.woocommerce_default_country ?? stored?.woocommerce_default_country ?? '',
  );
  const isNew =
    profile?.is_store_country_set !== true ||
    country !== getCountryCode(stored?.woocommerce_default_country ?? '');
  const adopts = isNew && (yield* isCounted());
  const { localeInfo } = yield* select(setupSlice.selectSlice);
  const money = isNew && !adopts ? getMoneySettings(localeInfo, country) : undefined;
  const changed = { ...settings, ...money };
  // Before the country is saved: afterward, another try would take it for unchanged.
  const appliesDefaults = adopts && getMoneySettings(localeInfo, country) !== undefined;
  if (appliesDefaults) yield* request(api.applyCountryDefaults, country);
  if (Object.keys(changed).length > 0) {
    yield* call(() => registry.dispatch('settings').updateSettings('general', changed));
  }
  if (appliesDefaults) registry.invalidate('settings').getSettings('general');
  yield* call(() => registry.dispatch('profile').updateProfile({ ...answers, is_store_country_set: true }));
}

/** Hosts whose profile supports the store profiler also record its steps, and know units by country. */
function* isCounted(): Saga<boolean> {
  const registry = yield* getRegistry();
  return yield* call(() => registry.dispatch('profile').detectProfilerSupport());
}
