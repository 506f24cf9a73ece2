import type { SettingParts, SettingValue } from '@admin/store-settings';
import { parseDecimal } from '@admin/format';
import { toName } from '@admin/forms';
import type { SettingsRow } from '@admin/store-settings-pages';
import { STORED_NUMBER } from '../fields/number';

/* In the form every value is a string, so that drafts and the check for changes can compare them. Lists are lines;
   multi-part settings are JSON with their keys sorted alphabetically. */

export type FormValues = Record<string, string>;
export type StoredValue = SettingValue | SettingParts;

export const joinLines = (list: readonly string[]): string => list.join('\n');
export const splitLines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

export const joinParts = (parts: SettingParts): string =>
  JSON.stringify(Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1))));

/** A draft may contain any text. */
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
 * Converts settings to form values, by field name.
 * @param values by id; unknown ones are empty
 */
export const toFormValues = (
  ids: readonly string[],
  values: Readonly<Record<string, StoredValue | undefined>>,
): FormValues => Object.fromEntries(ids.map((id) => [toName(id), toText(values[id] ?? '')]));

/** Returns the form values to save, by id: those that differ from the stored ones, in the same shape. */
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
  // The server expects a decimal point.
  if (type === 'number') return parseDecimal(text, STORED_NUMBER)[0] ?? text.trim();
  return text;
}

const isList = (value: StoredValue): value is string[] => Array.isArray(value);

/** Whether a row applies with these values; a row without conditions always does. */
export const isShown = ({ shownIf }: SettingsRow, values: FormValues): boolean =>
  shownIf === undefined || values[toName(shownIf.id)] === shownIf.value;
