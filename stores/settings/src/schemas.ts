import { decodeEntities } from '@admin/format';
import { optional, phpObject, scalarText, text, tolerantList, tolerantMap } from '@admin/schemas';
import * as v from 'valibot';

/** Settings are text, lists or maps of text; plugins sometimes send numbers and booleans. */
const rawValue = v.fallback(v.union([v.array(scalarText), tolerantMap(scalarText), scalarText]), '');

type Value = v.InferOutput<typeof rawValue>;

/**
 * WordPress escapes text saved by REST (`a&b` becomes `a&amp;b`). It unescapes it in single-line inputs, but not in
 * text areas.
 */
const decoded = (value: Value, type?: string): Value =>
  typeof value === 'string' && type !== 'textarea' ? decodeEntities(value) : value;

export const parseValue = (value: unknown): Value => decoded(v.parse(rawValue, value));

/** How a setting is shown and edited. */
const DefinitionSchema = phpObject({
  id: v.string(),
  label: optional(v.string()),
  description: text,
  /** text, email, number, color, password, textarea, select, multiselect, radio, image_width or checkbox. */
  type: v.fallback(v.string(), 'text'),
  default: rawValue,
  tip: optional(v.string()),
  placeholder: optional(v.string()),
  /** Options of a select, multiselect or radio setting: labels by value. */
  options: optional(tolerantMap(scalarText)),
  value: rawValue,
});

const SettingSchema = v.pipe(
  DefinitionSchema,
  v.transform(({ value, ...definition }) => ({
    definition: {
      ...definition,
      label: definition.label ?? definition.id,
      default: decoded(definition.default),
    },
    value: decoded(value, definition.type),
  })),
);

const parseSettings = v.parser(tolerantList(SettingSchema));

/** Values and definitions of a group, by id. */
export function parseGroup(payload: unknown) {
  const settings = parseSettings(payload);
  return {
    values: Object.fromEntries(settings.map(({ definition, value }) => [definition.id, value])),
    definitions: Object.fromEntries(settings.map(({ definition }) => [definition.id, definition])),
  };
}

const BatchItemSchema = phpObject({
  id: v.string(),
  value: rawValue,
  type: optional(v.string()),
  error: optional(phpObject({ code: v.fallback(v.string(), 'unknown'), message: text })),
});

const parseBatch = v.parser(phpObject({ update: v.optional(tolerantList(BatchItemSchema), []) }));

/** The result of each setting in a batch. A setting that is missing in the response counts as not saved. */
export function parseBatchResult(payload: unknown, ids: readonly string[]) {
  const items = new Map(parseBatch(payload).update.map((item) => [item.id, item]));
  const saved: Record<string, Value> = {};
  const rejected: { id: string; code: string; message: string }[] = [];
  for (const id of ids) {
    const item = items.get(id);
    if (item && !item.error) saved[id] = decoded(item.value, item.type);
    else rejected.push({ id, ...(item?.error ?? { code: 'unknown', message: '' }) });
  }
  return { saved, rejected };
}
