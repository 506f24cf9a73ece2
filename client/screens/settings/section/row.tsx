import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import type { SettingDefinition } from '@admin/store-settings';
import type { SettingsRow } from '@admin/store-settings-pages';
import type { SettingFieldType } from '../fields/field-type';
import { SettingField } from './setting-field';

interface RowProps {
  row: SettingsRow;
  settings: ReadonlyMap<string, SettingDefinition>;
  types: ReadonlyMap<string, SettingFieldType>;
}

/** Boxes are below the name of the first one; other fields bring a label of their own. */
export function Row({ row, settings, types }: RowProps) {
  const fields = row.settings.map(({ id, label }) => {
    const setting = settings.get(id);
    return setting ? (
      <SettingField key={id} setting={setting} types={types} />
    ) : (
      <Unreachable key={id} label={label} />
    );
  });
  const first = settings.get(row.settings[0]?.id ?? '');
  // A box without a description has only its own name.
  if (first?.type !== 'checkbox' || first.label === '' || first.description === '') return fields;
  return (
    <fieldset className="sa-setting-group">
      <legend className="sa-setting-group__label">{first.label}</legend>
      {fields}
    </fieldset>
  );
}

/** Described, and not among the settings that can be read and saved. */
const Unreachable = ({ label }: { label: string }) => (
  <div>
    <strong>{decodeEntities(label)}</strong>
    <p className="sa-setting-unreachable">
      {__('Go to the classic settings page to change this setting.', 'woocommerce')}
    </p>
  </div>
);
