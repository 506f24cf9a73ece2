import type { SettingParts, SettingValue } from '@admin/store-settings';
import { parseDecimal } from '@admin/format';
import { toName } from '@admin/forms';
import { STORED_NUMBER } from '../fields/number';

/*
 * In a form every value is one text, so that equal values are equal for drafts and for what counts as changed. Lists are
 * lines; settings of several parts are JSON with their parts in order of the alphabet.
 */

export type FormValues = Record<string, string>;
export type StoredValue = SettingValue | SettingParts;

export const joinLines = (list: readonly string[]): string => list.join('\n');
export const splitLines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

export const joinParts = (parts: SettingParts): string =>
  JSON.stringify(Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1))));

/** A draft may hold anything. */
export function readParts(text: string): SettingParts {
  try {
    const parts: unknown = JSON.parse(text);
    return Object.fromEntries(Object.entries(Object(parts)).map(([name, part]) => [name, String(part)]));
  } catch {
    return {};
  }
}

function toText(value: StoredValue): string {
  if (typeof value === 'string') return value;
  return isList(value) ? joinLines(value) : joinParts(value);
}

/**
 * The values of these settings, by the names of their fields.
 * @param values by id; what is not known is empty
 */
export const toFormValues = (
  ids: readonly string[],
  values: Readonly<Record<string, StoredValue | undefined>>,
): FormValues => Object.fromEntries(ids.map((id) => [toName(id), toText(values[id] ?? '')]));

/** What of a form is to be saved, by id: the values that differ from the stored ones, of the same shape as these. */
export function getChanges(
  ids: readonly string[],
  stored: Readonly<Record<string, StoredValue | undefined>>,
  values: FormValues,
  types: Readonly<Record<string, string>>,
): Record<string, StoredValue> {
  const changes: Record<string, StoredValue> = {};
  for (const id of ids) {
    const text = values[toName(id)] ?? '';
    if (text !== toText(stored[id] ?? '')) changes[id] = fromText(text, types[id] ?? '');
  }
  return changes;
}

function fromText(text: string, type: string): StoredValue {
  if (type === 'multiselect' || type === 'multi_select_countries') return splitLines(text);
  if (type === 'relative_date_selector' || type === 'image_width') return readParts(text);
  // Hosts read numbers with a point.
  if (type === 'number') return parseDecimal(text, STORED_NUMBER)[0] ?? text.trim();
  return text;
}

const isList = (value: StoredValue): value is string[] => Array.isArray(value);
