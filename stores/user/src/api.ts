import { request } from '@admin/http';
import { toMeta } from './preference-text';
import { parsePreferences, parseUserRecord } from './schemas';
import type { CurrentUser, PreferencePatch } from './types';

/** The record of whoever is logged in; the dashboard never writes anyone else's. */
const PATH = '/wp/v2/users/me';
/** Keeps the rest of the record, which other tabs may show differently, out of the answers about preferences. */
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

/** Writes these preferences and no others; answers with all of them. */
export function savePreferences(signal: AbortSignal, patch: PreferencePatch): Promise<PreferencePatch> {
  const body = { woocommerce_meta: toMeta(patch) };
  return request(PATH, { method: 'POST', query: PREFERENCES_ONLY, body, signal, parse: parsePreferences });
}
