import { __ } from '@wordpress/i18n';
import { Select, TextField } from '@admin/ui';
import { readParts } from '../section/form-values';
import type { SettingFieldProps, SettingFieldType } from './field-type';
import { PartsGroup, useParts } from './parts-group';

function RelativeDate({ name, label, help, value, onChange, onBlur, error }: SettingFieldProps) {
  const { parts, setPart } = useParts(value, onChange);
  const units = [
    { value: 'days', label: __('Days', 'store-admin') },
    { value: 'weeks', label: __('Weeks', 'store-admin') },
    { value: 'months', label: __('Months', 'store-admin') },
    { value: 'years', label: __('Years', 'store-admin') },
  ];
  return (
    <PartsGroup
      label={label}
      help={help}
      parts={
        <>
          <TextField
            name={name}
            label={__('Number', 'store-admin')}
            inputMode="numeric"
            placeholder={__('Forever', 'store-admin')}
            value={parts['number'] ?? ''}
            onChange={(number) => setPart('number', number)}
            onBlur={onBlur}
            error={error}
          />
          <Select
            label={__('Unit', 'store-admin')}
            options={units}
            value={parts['unit'] ?? 'days'}
            onChange={(unit) => setPart('unit', unit)}
            onBlur={onBlur}
          />
        </>
      }
    />
  );
}

export const relativeDateField: SettingFieldType = {
  types: ['relative_date_selector'],
  component: RelativeDate,
  validate: (value) =>
    /^([1-9]\d*)?$/.test((readParts(value)['number'] ?? '').trim())
      ? undefined
      : __('Please enter a whole number of at least 1, or leave empty.', 'store-admin'),
};
