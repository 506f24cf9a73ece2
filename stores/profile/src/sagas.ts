import { call, getRegistry, put, request, select, type Saga } from '@admin/data';
import { isRecord } from '@admin/http';
import * as api from './api';
import {
  emailPrefillReceived,
  freeExtensionsReceived,
  productTypesReceived,
  profileEdits,
  profileKindReceived,
  profileReceived,
  profileSlice,
  themeActivated,
  themeInstalled,
} from './slice';
import type { ProfilePatch } from './types';
import { hasProfilerAnswers, splitAnswers, toProfileDto } from './dto';

const { selectSlice } = profileSlice;

/** Fetches the profile, and again if an edit was confirmed during the request, since the response may be older. */
export function* fetchProfile(): Saga {
  yield* put(profileReceived(yield* profileEdits.readFresh(() => request(api.fetchProfile))));
}

export function* fetchEmailPrefill(): Saga {
  yield* put(emailPrefillReceived(yield* request(api.fetchEmailPrefill)));
}

export function* fetchProductTypes(): Saga {
  yield* put(productTypesReceived(yield* request(api.fetchProductTypes)));
}

export function* fetchFreeExtensions(): Saga {
  yield* put(freeExtensionsReceived(yield* request(api.fetchFreeExtensions)));
}

/**
 * Whether the host's own profile supports the store profiler's answers. Requested until the host has answered once.
 * @throws ApiError when it cannot be read; another call retries
 */
export function* detectProfilerSupport(): Saga<boolean> {
  const { keepsProfilerAnswers: detected } = yield* select(selectSlice);
  if (detected !== null) return detected;
  const answer = yield* request(api.fetchKeepsProfilerAnswers);
  yield* put(profileKindReceived(answer));
  return answer;
}

/**
 * Optimistically updates the profile; a failure reverts all answers. Recommendations depend on the profile, and are
 * refetched.
 * @throws ApiError when the server refuses them; `failure.params` has a message per answer
 */
export function* updateProfile(patch: ProfilePatch): Saga {
  yield* profileEdits.save({ patch }, function* () {
    yield* saveAnswers(patch);
    return patch;
  });
  const registry = yield* getRegistry();
  const { getFreeExtensions, getProductTypes } = registry.invalidate('profile');
  getFreeExtensions();
  if (patch.industry || patch.is_store_country_set) getProductTypes();
}

/** Answers that the host's profile does not support are stored in the option. */
function* saveAnswers(patch: ProfilePatch): Saga {
  const registry = yield* getRegistry();
  const { industries } = yield* select(selectSlice);
  const members = toProfileDto(patch, industries !== null);
  const isKept =
    !hasProfilerAnswers(patch) || (yield* call(() => registry.dispatch('profile').detectProfilerSupport()));
  const [route, option] = isKept ? [members, {}] : splitAnswers(members);
  if (Object.keys(option).length > 0) {
    yield* call(() =>
      registry
        .dispatch('options')
        .changeOption('woocommerce_onboarding_profile', (stored) => ({ ...toStored(stored), ...option })),
    );
  }
  if (Object.keys(route).length > 0) yield* request(api.saveProfile, route);
}

/** An option that was never written, or is empty, is not a map. */
const toStored = (stored: unknown): Readonly<Record<string, unknown>> => (isRecord(stored) ? stored : {});

/**
 * Activates a theme, and installs it first if necessary.
 * @throws ApiError when a step fails; a retry only does the remaining steps
 */
export function* applyTheme(slug: string): Saga {
  const { themes, activeTheme } = yield* select(selectSlice);
  if (activeTheme === slug) return;
  if (!themes?.find((theme) => theme.slug === slug)?.isInstalled) {
    yield* request(api.setUpTheme, 'install', slug);
    yield* put(themeInstalled(slug));
  }
  yield* request(api.setUpTheme, 'activate', slug);
  yield* put(themeActivated(slug));
}
