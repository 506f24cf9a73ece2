import type { StoreDatabase } from '../../../database';
import { getSettings, updateSetting } from '../../../resources/settings';
import { changedFields, type Fields, toProblem } from '../form/draft-fields';
import type { Problem } from '../form/page-form';

/** Settings of a group with their stored values, by the names of their fields. */
export function readFields(db: StoreDatabase, group: string, ids: readonly string[], prefix = ''): Fields {
  const wanted = new Set(ids);
  const settings = (getSettings(db, group) ?? []).filter(({ id }) => wanted.has(id));
  return new Map(settings.map((setting) => [prefix + setting.id, { ...setting, id: prefix + setting.id }]));
}

/** Saves what a form brought and nobody else had in it before. @returns the fields with values that cannot be. */
export function saveFields(
  db: StoreDatabase,
  group: string,
  { fields, sent, prefix = '' }: { fields: Fields; sent: URLSearchParams; prefix?: string },
): Problem[] {
  return changedFields(fields, sent).flatMap((field) => {
    const result = updateSetting(db, group, field.id.slice(prefix.length), field.value);
    return typeof result === 'string' ? [toProblem(field)] : [];
  });
}
