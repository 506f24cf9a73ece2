import { decodeEntities } from '@admin/format';
import type { SettingDefinition } from '@admin/store-settings';
import type { SettingsBlock } from '@admin/store-settings-pages';

/** Those settings of a section that its group has, by id; what the section says of the kind of field comes first. */
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

/** Hosts escape labels and choices for HTML. Descriptions are HTML and stay so. */
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
