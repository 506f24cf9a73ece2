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

/** Reads the profile; again when an edit was confirmed while it was in progress, since it may be older. */
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
 * Whether the host's own profile keeps what the store profiler asks. It is asked until the host has said so once.
 * @throws ApiError while it cannot be read; another try asks again
 */
export function* detectProfilerSupport(): Saga<boolean> {
  const { keepsProfilerAnswers: known } = yield* select(selectSlice);
  if (known !== null) return known;
  const answer = yield* request(api.fetchKeepsProfilerAnswers);
  yield* put(profileKindReceived(answer));
  return answer;
}

/**
 * Shows the answers at once; they stay only if the server accepts them all. What is offered to the
 * shop depends on them, and is read again.
 * @throws ApiError when the server refuses them; `failure.params` says what is wrong with each
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

/** Where the host's profile has no room for an answer, the option has that it is kept in. */
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

/** An option that was never written is no map, and neither is an empty one. */
const toStored = (stored: unknown): Readonly<Record<string, unknown>> => (isRecord(stored) ? stored : {});

/**
 * Makes a theme the shop's own; it is installed first where it has to be.
 * @throws ApiError when a step fails; another try does what is left to do
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
