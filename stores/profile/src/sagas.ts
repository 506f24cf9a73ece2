import { nanoid } from '@reduxjs/toolkit';
import { getRegistry, put, request, select, take, type Saga } from '@admin/data';
import * as api from './api';
import {
  editEnded,
  editStarted,
  emailPrefillReceived,
  freeExtensionsReceived,
  productTypesReceived,
  profileReceived,
  profileSlice,
  themeActivated,
  themeInstalled,
} from './slice';
import type { Profile, ProfilePatch } from './types';

const { selectSlice } = profileSlice;

/** Reads the profile; again when an edit was confirmed while it was on its way, since it may be older. */
export function* fetchProfile(): Saga {
  let saves: number;
  let profile: Profile;
  do {
    ({ saves } = yield* select(selectSlice));
    profile = yield* request(api.fetchProfile);
  } while ((yield* select(selectSlice)).saves !== saves);
  yield* put(profileReceived(profile));
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
 * Shows the answers at once; they stay only if the server accepts them all. What is offered to the
 * shop depends on them, and is read again.
 * @throws ApiError when the server refuses them; `failure.params` says what is wrong with each
 */
export function* updateProfile(patch: ProfilePatch): Saga {
  const id = nanoid();
  let confirmed = false;
  yield* put(editStarted({ id, patch }));
  try {
    // One write at a time, in the order they were asked for; the last one decides.
    while ((yield* select(selectSlice)).pending[0]?.id !== id) yield* take(editEnded);
    yield* request(api.saveProfile, patch);
    confirmed = true;
  } finally {
    // Reached on failure and on cancellation too, so no layer is ever left behind.
    yield* put(editEnded({ id, confirmed }));
  }
  const registry = yield* getRegistry();
  registry.invalidate('profile').getFreeExtensions();
}

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
