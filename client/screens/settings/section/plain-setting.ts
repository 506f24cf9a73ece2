import { decodeEntities } from '@admin/format';
import type { SettingDefinition } from '@admin/store-settings';
import type { SettingsBlock } from '@admin/store-settings-pages';

/** Returns the section's settings that its group has, by id; the section's field type takes precedence. */
export function listSettings(
  blocks: readonly SettingsBlock[],
  definitions: Readonly<Record<string, SettingDefinition>>,
): ReadonlyMap<string, SettingDefinition> {
  const described = blocks.flatMap(({ rows }) => rows.flatMap(({ settings }) => settings));
  return new Map(
    described.flatMap(({ id, type }) => {
      const definition = definitions[id];
      return definition ? [[id, toPlain({ ...definition, type })] as const] : [];
    }),
  );
}

/** The server escapes labels and options for HTML. Descriptions are HTML and stay that way. */
function toPlain(setting: SettingDefinition): SettingDefinition {
  const { label, options } = setting;
  return {
    ...setting,
    label: decodeEntities(label),
    ...(options && {
      options: Object.fromEntries(
        Object.entries(options).map(([value, text]) => [value, decodeEntities(text)]),
      ),
    }),
  };
}
