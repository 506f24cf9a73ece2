import { isRecord, request, toRecord } from '@admin/http';
import { fromMeta, toMeta } from './preference-text';
import type { Capabilities, CurrentUser, PreferencePatch } from './types';

/** The record of whoever is logged in; the dashboard never writes anyone else's. */
const PATH = '/wp/v2/users/me';
/** Keeps the rest of the record, which other tabs may show differently, out of the answers about preferences. */
const PREFERENCES_ONLY = { _fields: 'id,woocommerce_meta' };

export interface UserRecord {
  user: CurrentUser;
  preferences: PreferencePatch;
}

export function fetchCurrentUser(signal: AbortSignal): Promise<UserRecord> {
  return request(PATH, { query: { context: 'edit' }, signal, decode: toUserRecord });
}

export function fetchPreferences(signal: AbortSignal): Promise<PreferencePatch> {
  return request(PATH, { query: PREFERENCES_ONLY, signal, decode: toPreferences });
}

/** Writes these preferences and no others; answers with all of them. */
export function savePreferences(signal: AbortSignal, patch: PreferencePatch): Promise<PreferencePatch> {
  const body = { woocommerce_meta: toMeta(patch) };
  return request(PATH, { method: 'POST', query: PREFERENCES_ONLY, body, signal, decode: toPreferences });
}

export function toUserRecord(payload: unknown): UserRecord {
  const record = toRecord(payload);
  const { id, is_super_admin: isSuperAdmin, roles } = record;
  if (typeof id !== 'number') throw new TypeError('A user has an id.');
  const user: CurrentUser = {
    id,
    name: text(record['name']),
    username: text(record['username']),
    firstName: text(record['first_name']),
    lastName: text(record['last_name']),
    email: text(record['email']),
    locale: text(record['locale']),
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
    capabilities: toCapabilities(record['capabilities']),
    isSuperAdmin: isSuperAdmin === true,
  };
  return { user, preferences: toPreferences(record) };
}

const toPreferences = (payload: unknown) => fromMeta(toRecord(payload)['woocommerce_meta']);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const toCapabilities = (value: unknown): Capabilities =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).map(([name, held]) => [name, held === true]),
  );
