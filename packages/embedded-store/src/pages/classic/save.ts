import type { StoreDatabase } from '../../database';
import { transaction } from '../../database';
import { getSettings, type Setting, updateSetting } from '../../resources/settings';
import type { FormField } from './field';
import type { SettingsSection } from './tabs';

/** The settings of a section with their stored values. */
export function readFields(
  db: StoreDatabase,
  group: string,
  section: SettingsSection,
): Map<string, FormField> {
  const wanted = new Set(section.groups.flatMap(({ rows }) => rows.flatMap(({ settings }) => settings)));
  const settings = getSettings(db, group) ?? [];
  return new Map(settings.filter(({ id }) => wanted.has(id)).map((setting) => [setting.id, setting]));
}

/** Thrown to take a half-done save back. */
class Refused extends Error {
  override readonly name = 'Refused';
}

/**
 * Saves what a form brought: all of it, or nothing when one value is not acceptable.
 * @returns the fields as they were typed with what is wrong with them; nothing when everything was saved.
 */
export function saveFields(
  db: StoreDatabase,
  group: string,
  fields: ReadonlyMap<string, FormField>,
  sent: URLSearchParams,
): Map<string, FormField> | undefined {
  const typed = readTyped(fields, sent);
  const refused = new Set<string>();
  try {
    transaction(db, () => {
      for (const field of typed.values()) {
        const { id, value } = field;
        if (isUnchanged(field, fields.get(id)?.value)) continue;
        if (typeof updateSetting(db, group, id, value) === 'string') refused.add(id);
      }
      if (refused.size > 0) throw new Refused();
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  if (refused.size === 0) return undefined;
  return new Map(
    [...typed].map(([id, field]) => [id, refused.has(id) ? { ...field, error: complaint(field) } : field]),
  );
}

/** The fields as a form brought them, for showing what was typed once more. */
export function readTyped(
  fields: ReadonlyMap<string, FormField>,
  sent: URLSearchParams,
): Map<string, FormField> {
  return new Map([...fields].map(([id, field]) => [id, { ...field, value: readSent(field, sent) }]));
}

/** What a browser sends for a field. Unticked boxes and empty lists are not sent at all; other gaps change nothing. */
function readSent({ id, type, value }: Setting, sent: URLSearchParams): Setting['value'] {
  if (type === 'checkbox') return sent.has(id) ? 'yes' : 'no';
  if (type === 'multiselect') return sent.getAll(`${id}[]`);
  return sent.get(id) ?? value;
}

/** What nobody touched is not written, so that a default stays one and an odd stored value is nobody's mistake. */
function isUnchanged({ type, value }: Setting, stored: Setting['value'] | undefined): boolean {
  if (type === 'checkbox') return (value === 'yes') === (stored === 'yes');
  if (type === 'multiselect') return listOf(value).join() === listOf(stored).join();
  return value === stored;
}

function listOf(value: Setting['value'] | undefined): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function complaint({ type }: Setting): string {
  return type === 'number' ? 'Please enter a number.' : 'Please choose one of the entries in the list.';
}
