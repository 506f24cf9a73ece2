import { request } from '@admin/http';
import { toMeta } from './preference-text';
import { parsePreferences, parseUserRecord } from './schemas';
import type { CurrentUser, PreferencePatch } from './types';

/** The current user's record; the dashboard never changes other users. */
const PATH = '/wp/v2/users/me';
/** Limits responses about preferences to these members, since other tabs may have a newer record. */
const PREFERENCES_ONLY = { _fields: 'id,woocommerce_meta' };

export interface UserRecord {
  user: CurrentUser;
  preferences: PreferencePatch;
}

export function fetchCurrentUser(signal: AbortSignal): Promise<UserRecord> {
  return request(PATH, { query: { context: 'edit' }, signal, parse: parseUserRecord });
}

export function fetchPreferences(signal: AbortSignal): Promise<PreferencePatch> {
  return request(PATH, { query: PREFERENCES_ONLY, signal, parse: parsePreferences });
}

/** Saves these preferences only; the response contains all of them. */
export function savePreferences(signal: AbortSignal, patch: PreferencePatch): Promise<PreferencePatch> {
  const body = { woocommerce_meta: toMeta(patch) };
  return request(PATH, { method: 'POST', query: PREFERENCES_ONLY, body, signal, parse: parsePreferences });
}
