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
  const typed = new Map([...fields].map(([id, field]) => [id, { ...field, value: readSent(field, sent) }]));
  const refused = new Set<string>();
  try {
    transaction(db, () => {
      for (const { id, value } of typed.values()) {
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

/** What a browser sends for a field. Unticked boxes and empty lists are not sent at all; other gaps change nothing. */
function readSent({ id, type, value }: Setting, sent: URLSearchParams): Setting['value'] {
  if (type === 'checkbox') return sent.has(id) ? 'yes' : 'no';
  if (type === 'multiselect') return sent.getAll(`${id}[]`);
  return sent.get(id) ?? value;
}

function complaint({ type }: Setting): string {
  return type === 'number' ? 'Please enter a number.' : 'Please choose one of the entries in the list.';
}
