import { decodeEntities } from '@admin/format';
import { isRecord, request, toList, toRecord } from '@admin/http';
import type { RejectedSetting, SettingDefinition, SettingParts, SettingValue, Values } from './types';

const pathOf = (group: string) => `/wc-analytics/settings/${encodeURIComponent(group)}`;

export interface Group {
  values: Values;
  definitions: Record<string, SettingDefinition>;
}

/** What became of each setting in a batch. */
export interface BatchResult {
  saved: Values;
  rejected: Omit<RejectedSetting, 'label'>[];
}

export function fetchGroup(signal: AbortSignal, group: string): Promise<Group> {
  return request(pathOf(group), { signal, decode: toGroup });
}

/** Saves several settings in one call, which succeeds even when the server takes none of them. */
export function saveSettings(signal: AbortSignal, group: string, values: Values): Promise<BatchResult> {
  const update = Object.entries(values).map(([id, value]) => ({ id, value }));
  return request(`${pathOf(group)}/batch`, {
    method: 'POST',
    body: { update },
    signal,
    decode: (payload) => toBatchResult(payload, Object.keys(values)),
  });
}

function toGroup(payload: unknown): Group {
  const group: Group = { values: {}, definitions: {} };
  for (const item of toList(payload)) {
    if (!isRecord(item) || typeof item['id'] !== 'string') continue;
    group.values[item['id']] = toValue(item['value'], item['type']);
    group.definitions[item['id']] = toDefinition(item['id'], item);
  }
  return group;
}

function toDefinition(id: string, item: Record<string, unknown>): SettingDefinition {
  const { label, description, type, tip, placeholder, options } = item;
  return {
    id,
    label: typeof label === 'string' ? label : id,
    description: typeof description === 'string' ? description : '',
    type: typeof type === 'string' ? type : 'text',
    default: toValue(item['default']),
    ...(typeof tip === 'string' ? { tip } : {}),
    ...(typeof placeholder === 'string' ? { placeholder } : {}),
    ...(isRecord(options) ? { options: toTexts(options) } : {}),
  };
}

/** A setting of which the answer says nothing counts as not saved. */
function toBatchResult(payload: unknown, ids: readonly string[]): BatchResult {
  const { update = [] } = toRecord(payload);
  const items = new Map(
    toList(update)
      .filter(isRecord)
      .map((item) => [item['id'], item]),
  );
  const result: BatchResult = { saved: {}, rejected: [] };
  for (const id of ids) {
    const item = items.get(id) ?? { error: {} };
    if (isRecord(item['error'])) result.rejected.push({ id, ...toReason(item['error']) });
    else result.saved[id] = toValue(item['value'], item['type']);
  }
  return result;
}

const toReason = ({ code, message }: Record<string, unknown>) => ({
  code: typeof code === 'string' ? code : 'unknown',
  message: typeof message === 'string' ? message : '',
});

/**
 * Settings are texts, lists or maps of texts; plugins send numbers and booleans now and then. WordPress escapes a text
 * that it saves by REST (`a&b` becomes `a&amp;b`) and shows it unescaped in a field of one line, but not in a text area.
 */
export function toValue(value: unknown, type?: unknown): SettingValue | SettingParts {
  if (Array.isArray(value)) return value.map(toText);
  if (isRecord(value)) return toTexts(value);
  return type === 'textarea' ? toText(value) : decodeEntities(toText(value));
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const toTexts = (map: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, toText(value)]));
