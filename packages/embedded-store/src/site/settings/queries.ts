import type { StoreDatabase } from '../../database';
import { isMap } from '../../rest';
import { getOption, getOptions, setOption } from '../options/queries';
import type { OptionValue } from '../options/queries';
import { SETTING_GROUPS } from './definitions';
import type { SettingDefinition, SettingGroup, SettingType } from './definition';
import { readValue } from './values';

/** A setting with its value, with the contract's members in the contract's order. */
export interface Setting {
  id: string;
  label: string;
  description: string;
  type: SettingType;
  default?: SettingDefinition['default'];
  tip?: string;
  value: OptionValue;
  options?: Readonly<Record<string, string>>;
}

/** `unknown-group` and `unknown-setting` don't exist; `invalid` is a value that the setting can't have. */
export type SettingUpdate = Setting | 'unknown-group' | 'unknown-setting' | 'invalid';

export function getSettingGroups(): readonly SettingGroup[] {
  return SETTING_GROUPS;
}

/** All settings of a group in order, or `undefined` when there is no such group. */
export function getSettings(db: StoreDatabase, groupId: string): Setting[] | undefined {
  const group = findGroup(groupId);
  if (!group) return undefined;
  const stored = readStored(db, group);
  return group.settings.map((definition) => toSetting(db, definition, stored.get(definition.id)));
}

export function getSetting(db: StoreDatabase, groupId: string, id: string): Setting | undefined {
  const group = findGroup(groupId);
  const definition = group?.settings.find((each) => each.id === id);
  return group && definition && toSetting(db, definition, readStoredValue(db, group, id));
}

/** The current value, saved or default; `undefined` when there is no such setting. */
export function getSettingValue(db: StoreDatabase, groupId: string, id: string): OptionValue | undefined {
  const group = findGroup(groupId);
  const definition = group?.settings.find((each) => each.id === id);
  return group && definition && (readStoredValue(db, group, id) ?? defaultValue(definition));
}

/** The current text, saved or default: `getTextSetting(db, 'general', 'woocommerce_currency')`. */
export function getTextSetting(db: StoreDatabase, groupId: string, id: string): string {
  const group = findGroup(groupId);
  const definition = group?.settings.find((each) => each.id === id);
  if (!group || !definition) throw new Error(`There is no setting ${id} in the group ${groupId}.`);
  // Administrators can write the option directly, so it may hold anything.
  const values = [readStoredValue(db, group, id), defaultValue(definition)];
  return values.find((value) => typeof value === 'string') ?? '';
}

/** The store's country, set by a user or the platform's default. */
export function getBaseCountry(db: StoreDatabase): string {
  return getTextSetting(db, 'general', 'woocommerce_default_country').split(':')[0] ?? '';
}

/** Saves a setting if the value is valid. */
export function updateSetting(db: StoreDatabase, groupId: string, id: string, value: unknown): SettingUpdate {
  const group = findGroup(groupId);
  if (!group) return 'unknown-group';
  const definition = group.settings.find((each) => each.id === id);
  if (!definition) return 'unknown-setting';
  const read = readValue(definition, choices(db, definition), value);
  if (read === undefined) return 'invalid';
  if (group.option) setOption(db, group.option, { ...readMap(getOption(db, group.option)), [id]: read });
  else setOption(db, id, read);
  return toSetting(db, definition, read);
}

/** Saves the defaults of groups marked with `isInstalled`; the others stay unsaved until changed. */
export function saveDefaults(db: StoreDatabase): void {
  for (const { settings } of SETTING_GROUPS.filter(({ isInstalled }) => isInstalled)) {
    for (const definition of settings) setOption(db, definition.id, defaultValue(definition));
  }
}

function findGroup(id: string): SettingGroup | undefined {
  return SETTING_GROUPS.find((group) => group.id === id);
}

/** The saved values by setting. */
function readStored(db: StoreDatabase, { option, settings }: SettingGroup): Map<string, OptionValue> {
  const ids = settings.map(({ id }) => id);
  if (!option) return getOptions(db, ids);
  const saved = readMap(getOption(db, option));
  return new Map(ids.flatMap((id) => (typeof saved[id] === 'string' ? [[id, saved[id]] as const] : [])));
}

function readStoredValue(db: StoreDatabase, { option }: SettingGroup, id: string): OptionValue | undefined {
  if (!option) return getOption(db, id);
  const saved = readMap(getOption(db, option))[id];
  return typeof saved === 'string' ? saved : undefined;
}

/** Administrators can write the option directly, so it may hold anything. */
function readMap(value: unknown): Readonly<Record<string, unknown>> {
  return isMap(value) ? value : {};
}

function toSetting(
  db: StoreDatabase,
  definition: SettingDefinition,
  stored: OptionValue | undefined,
): Setting {
  const { id, label, description = '', type, tip } = definition;
  const options = choices(db, definition);
  return {
    id,
    label,
    description,
    type,
    ...(definition.default !== undefined && { default: definition.default }),
    ...(tip !== undefined && { tip }),
    value: stored ?? defaultValue(definition),
    ...(options && { options }),
  };
}

function choices(
  db: StoreDatabase,
  { options }: SettingDefinition,
): Readonly<Record<string, string>> | undefined {
  return typeof options === 'function' ? options(db) : options;
}

function defaultValue(definition: SettingDefinition): OptionValue {
  const value = definition.default ?? '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return '';
  return isMap(value) ? { ...value } : [...value];
}

/** Order statuses that reports exclude. */
export function getExcludedStatuses(db: StoreDatabase): string[] {
  const value = getSettingValue(db, 'wc_admin', 'woocommerce_excluded_report_order_statuses');
  const statuses = Array.isArray(value) ? value.filter((status) => typeof status === 'string') : [];
  return statuses.map((status) => status.replace(/^wc-/, ''));
}
