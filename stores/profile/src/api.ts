import { request } from '@admin/http';
import {
  parseConfirmation,
  parseEmail,
  parseHasProfilerMembers,
  parseFreeExtensions,
  parseProductTypes,
  parseProfile,
} from './schemas';
import type { FreeExtensionGroup, ProductType, Profile } from './types';
import type { ProfileMembers } from './dto';

const PATH = '/wc-admin/onboarding';
/** Milliseconds; a download takes longer than other writes. */
const THEME_TIMEOUT = 180_000;

export function fetchProfile(signal: AbortSignal): Promise<Profile> {
  return request(`${PATH}/profile`, { signal, parse: parseProfile });
}

/** Hosts return every member they support, answered or not. */
export function fetchKeepsProfilerAnswers(signal: AbortSignal): Promise<boolean> {
  return request(`${PATH}/profile`, { signal, parse: parseHasProfilerMembers });
}

export function saveProfile(signal: AbortSignal, members: ProfileMembers): Promise<void> {
  return request(`${PATH}/profile`, { method: 'POST', body: members, signal, parse: parseConfirmation });
}

export function fetchEmailPrefill(signal: AbortSignal): Promise<string> {
  return request(`${PATH}/profile/experimental_get_email_prefill`, { signal, parse: parseEmail });
}

export function fetchProductTypes(signal: AbortSignal): Promise<ProductType[]> {
  return request(`${PATH}/product-types`, { signal, parse: parseProductTypes });
}

export function fetchFreeExtensions(signal: AbortSignal): Promise<FreeExtensionGroup[]> {
  return request(`${PATH}/free-extensions`, { signal, parse: parseFreeExtensions });
}

export function setUpTheme(signal: AbortSignal, step: 'install' | 'activate', theme: string): Promise<void> {
  return request(`${PATH}/themes/${step}`, {
    method: 'POST',
    query: { theme },
    timeout: THEME_TIMEOUT,
    signal,
    parse: parseConfirmation,
  });
}
