import { request } from '@admin/http';
import { parseBatchResult, parseGroup } from './schemas';
import type { BatchResult, Group, Values } from './types';

const pathOf = (group: string) => `/wc-analytics/settings/${encodeURIComponent(group)}`;

export function fetchGroup(signal: AbortSignal, group: string): Promise<Group> {
  return request(pathOf(group), { signal, parse: parseGroup });
}

/** Saves several settings in one request, which succeeds even if the server rejects all of them. */
export function saveSettings(signal: AbortSignal, group: string, values: Values): Promise<BatchResult> {
  const update = Object.entries(values).map(([id, value]) => ({ id, value }));
  return request(`${pathOf(group)}/batch`, {
    method: 'POST',
    body: { update },
    signal,
    parse: (payload) => parseBatchResult(payload, Object.keys(values)),
  });
}
