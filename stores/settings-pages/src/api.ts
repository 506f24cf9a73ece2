import { request } from '@admin/http';
import { parseGroups, parsePages } from './schemas';
import type { SettingsGroup, SettingsPage } from './types';

export const fetchPages = (signal: AbortSignal): Promise<SettingsPage[]> =>
  request('/wc-admin/settings-pages', { signal, parse: parsePages });

/** Settings groups, for hosts without page descriptions. */
export const fetchGroups = (signal: AbortSignal): Promise<SettingsGroup[]> =>
  request('/wc/v3/settings', { signal, parse: parseGroups });
