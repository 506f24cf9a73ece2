import { decodeEntities, stripTags } from '@admin/format';
import type { GroupValues, SettingDefinition, SettingValue } from '@admin/store-settings';
import type { NamedSetting } from './settings-list';

/** Settings as the form has them: lists are texts, so that equal ones are equal and drafts can keep them. */
export type FormValues = Record<string, string>;

type Stored = GroupValues<'wc_admin'>;

/** Statuses have no commas. */
const SEPARATOR = ',';

export const splitList = (text: string): string[] => (text === '' ? [] : text.split(SEPARATOR));

/** Sorted, since the order of statuses says nothing. */
export const joinList = (values: readonly string[]): string =>
  [...new Set(values)].toSorted().join(SEPARATOR);

const isList = ({ inputType, defaultValue }: NamedSetting): boolean =>
  inputType === 'checkboxGroup' || Array.isArray(defaultValue);

const toFormValue = (value: SettingValue): string => (typeof value === 'string' ? value : joinList(value));

/** What is stored, or the default of a setting that never was. A button has no value. */
export function toFormValues(settings: readonly NamedSetting[], stored: Stored): FormValues {
  const values = new Map<string, SettingValue | undefined>(Object.entries(stored));
  return Object.fromEntries(
    settings
      .filter(({ inputType }) => inputType !== 'button')
      .map((setting) => [setting.id, toFormValue(values.get(setting.id) ?? defaultOf(setting) ?? '')]),
  );
}

/**
 * What settings are reset to: the default that the host names, or else that of the list. Settings without either are left
 * as they are, since an unset one may mean something else to the host than any of its values.
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

/** Which of the values are others than before, as the server takes them. */
export function getChanges(settings: readonly NamedSetting[], before: FormValues, now: FormValues): Stored {
  const changed = settings.filter(({ id }) => now[id] !== undefined && now[id] !== before[id]);
  // Ids of extensions are among them, which the vocabulary of the store does not know.
  return Object.fromEntries(
    changed.map((setting) => [setting.id, toDto(setting, now[setting.id] ?? '')]),
  ) as Stored;
}

const toDto = (setting: NamedSetting, value: string): SettingValue =>
  isList(setting) ? splitList(value) : value;

/** The settings which the server has otherwise than it was asked to: it drops without a word what it does not know. */
export const findUnsavedSettings = (
  settings: readonly NamedSetting[],
  asked: Stored,
  stored: Stored,
): NamedSetting[] => {
  const [wanted, kept] = [toFormValues(settings, asked), toFormValues(settings, stored)];
  return settings.filter(
    ({ id }) => Object.hasOwn(asked, id) && !isSameOnceCleaned(wanted[id] ?? '', kept[id] ?? ''),
  );
};

/** Whether two texts differ by nothing but what hosts change when they save one. */
function isSameOnceCleaned(a: string, b: string): boolean {
  const [first, second] = [toCleaned(a), toCleaned(b)];
  return first === second || (first !== '' && second !== '' && toNumber(first) === toNumber(second));
}

/** WordPress escapes texts, and drops tags, backslashes and the space around them. */
const toCleaned = (text: string): string => decodeEntities(stripTags(text)).replaceAll('\\', '').trim();

/** `1,50` and `1.5` are the same; what is no number equals nothing. */
const toNumber = (text: string): number => Number(text.replace(',', '.'));
