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

/** Checkboxes are listed below the label of the first one; other fields have their own label. */
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
  // A checkbox without a description has only its name.
  if (first?.type !== 'checkbox' || first.label === '' || first.description === '') return fields;
  return (
    <fieldset className="sa-setting-group">
      <legend className="sa-setting-group__label">{first.label}</legend>
      {fields}
    </fieldset>
  );
}

/** A setting that is described, but can't be read or saved. */
const Unreachable = ({ label }: { label: string }) => (
  <div>
    <strong>{decodeEntities(label)}</strong>
    <p className="sa-setting-unreachable">
      {__('Go to the classic settings page to change this setting.', 'store-admin')}
    </p>
  </div>
);
