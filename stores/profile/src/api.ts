import { request, toRecord } from '@admin/http';
import { hasProfilerMembers, toFreeExtensions, toProductTypes, toProfile } from './decode';
import type { FreeExtensionGroup, ProductType, Profile } from './types';
import type { ProfileMembers } from './wire';

const PATH = '/wc-admin/onboarding';
/** Milliseconds; a download takes longer than other writes. */
const THEME_TIMEOUT = 180_000;

export function fetchProfile(signal: AbortSignal): Promise<Profile> {
  return request(`${PATH}/profile`, { signal, decode: toProfile });
}

/** Hosts tell every member they know, whether or not it was answered. */
export function fetchKeepsProfilerAnswers(signal: AbortSignal): Promise<boolean> {
  return request(`${PATH}/profile`, { signal, decode: hasProfilerMembers });
}

export function saveProfile(signal: AbortSignal, members: ProfileMembers): Promise<void> {
  return request(`${PATH}/profile`, { method: 'POST', body: members, signal, decode: toConfirmation });
}

export function fetchEmailPrefill(signal: AbortSignal): Promise<string> {
  const decode = (payload: unknown) => textIn(payload, 'email');
  return request(`${PATH}/profile/experimental_get_email_prefill`, { signal, decode });
}

export function fetchProductTypes(signal: AbortSignal): Promise<ProductType[]> {
  return request(`${PATH}/product-types`, { signal, decode: toProductTypes });
}

export function fetchFreeExtensions(signal: AbortSignal): Promise<FreeExtensionGroup[]> {
  return request(`${PATH}/free-extensions`, { signal, decode: toFreeExtensions });
}

export function setUpTheme(signal: AbortSignal, step: 'install' | 'activate', theme: string): Promise<void> {
  return request(`${PATH}/themes/${step}`, {
    method: 'POST',
    query: { theme },
    timeout: THEME_TIMEOUT,
    signal,
    decode: toConfirmation,
  });
}

function toConfirmation(payload: unknown): void {
  if (textIn(payload, 'status') !== 'success') throw new TypeError('A confirmation was expected.');
}

function textIn(payload: unknown, name: string): string {
  const value = toRecord(payload)[name];
  return typeof value === 'string' ? value : '';
}
