import { decodeEntities, stripTags } from '@admin/format';
import type { GroupValues, SettingDefinition, SettingValue } from '@admin/store-settings';
import type { NamedSetting } from './settings-list';

/** Form values: lists are strings, so that they can be compared and stored in drafts. */
export type FormValues = Record<string, string>;

type Stored = GroupValues<'wc_admin'>;

/** Status names contain no commas. */
const SEPARATOR = ',';

export const splitList = (text: string): string[] => (text === '' ? [] : text.split(SEPARATOR));

/** Sorted, since the order of statuses doesn't matter. */
export const joinList = (values: readonly string[]): string =>
  [...new Set(values)].toSorted().join(SEPARATOR);

const isList = ({ inputType, defaultValue }: NamedSetting): boolean =>
  inputType === 'checkboxGroup' || Array.isArray(defaultValue);

const toFormValue = (value: SettingValue): string => (typeof value === 'string' ? value : joinList(value));

/** Returns the stored values, or the defaults of settings never saved. Buttons have no value. */
export function toFormValues(settings: readonly NamedSetting[], stored: Stored): FormValues {
  const values = new Map<string, SettingValue | undefined>(Object.entries(stored));
  return Object.fromEntries(
    settings
      .filter(({ inputType }) => inputType !== 'button')
      .map((setting) => [setting.id, toFormValue(values.get(setting.id) ?? defaultOf(setting) ?? '')]),
  );
}

/**
 * Returns the reset values: the server's default, otherwise the list's. Settings without either stay unchanged, since
 * an unset one may mean something else to the server than any of its values.
 */
export function toDefaults(
  settings: readonly NamedSetting[],
  definitions: Readonly<Record<string, SettingDefinition>>,
): FormValues {
  return Object.fromEntries(
    settings.flatMap((setting) => {
      const value = namedDefaultOf(definitions[setting.id]) ?? defaultOf(setting);
      return value === undefined ? [] : [[setting.id, toFormValue(value)]];
    }),
  );
}

function namedDefaultOf(definition: SettingDefinition | undefined): SettingValue | undefined {
  const value = definition?.default;
  if (typeof value === 'string') return value || undefined;
  return Array.isArray(value) ? value : undefined;
}

const defaultOf = ({ defaultValue }: NamedSetting): SettingValue | undefined =>
  typeof defaultValue === 'string' || defaultValue === undefined ? defaultValue : [...defaultValue];

/** Returns the changed values in the server's format. */
export function getChanges(settings: readonly NamedSetting[], before: FormValues, now: FormValues): Stored {
  const changed = settings.filter(({ id }) => now[id] !== undefined && now[id] !== before[id]);
  // Includes ids of extensions, which the store's types don't know.
  return Object.fromEntries(
    changed.map((setting) => [setting.id, toDto(setting, now[setting.id] ?? '')]),
  ) as Stored;
}

const toDto = (setting: NamedSetting, value: string): SettingValue =>
  isList(setting) ? splitList(value) : value;

/**
 * Returns the settings whose stored value differs from the one sent: the server silently ignores what it doesn't know.
 */
export const findUnsavedSettings = (
  settings: readonly NamedSetting[],
  submitted: Stored,
  stored: Stored,
): NamedSetting[] => {
  const [wanted, kept] = [toFormValues(settings, submitted), toFormValues(settings, stored)];
  return settings.filter(
    ({ id }) => Object.hasOwn(submitted, id) && !isSameOnceCleaned(wanted[id] ?? '', kept[id] ?? ''),
  );
};

/** Whether two texts differ only by the server's sanitization. */
function isSameOnceCleaned(a: string, b: string): boolean {
  const [first, second] = [toCleaned(a), toCleaned(b)];
  return first === second || (first !== '' && second !== '' && toNumber(first) === toNumber(second));
}

/** WordPress escapes text, and removes tags, backslashes and surrounding whitespace. */
const toCleaned = (text: string): string => decodeEntities(stripTags(text)).replaceAll('\\', '').trim();

/** `1,50` and `1.5` are equal; invalid numbers equal nothing. */
const toNumber = (text: string): number => Number(text.replace(',', '.'));
