import { useId } from 'react';
import { describeField, FieldNotes } from '@admin/ui';
import type { SettingFieldProps, SettingFieldType } from './field-type';
import { listChoices } from './options';

function Radios({ setting, name, label, help, value, onChange, onBlur, error }: SettingFieldProps) {
  const id = useId();
  return (
    <fieldset className="sa-setting-group" {...describeField(id, { error, help })}>
      <legend className="sa-setting-group__label">{label}</legend>
      {listChoices(setting).map((choice) => (
        <label key={choice.value} className="sa-setting-radio">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            onBlur={onBlur}
          />
          {choice.label}
        </label>
      ))}
      <FieldNotes id={id} error={error} help={help} />
    </fieldset>
  );
}

export const radioField: SettingFieldType = { types: ['radio'], component: Radios };
