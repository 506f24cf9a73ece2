import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { describeField, FieldNotes, Select, TextField } from '@admin/ui';
import { readParts } from '../section/form-values';
import type { SettingFieldProps, SettingFieldType } from './field-type';
import { useParts } from './parts';

function RelativeDate({ name, label, help, value, onChange, onBlur, error }: SettingFieldProps) {
  const id = useId();
  const { parts, setPart } = useParts(value, onChange);
  const units = [
    { value: 'days', label: __('Days', 'woocommerce') },
    { value: 'weeks', label: __('Weeks', 'woocommerce') },
    { value: 'months', label: __('Months', 'woocommerce') },
    { value: 'years', label: __('Years', 'woocommerce') },
  ];
  return (
    <fieldset className="sa-setting-group" {...describeField(id, { help })}>
      <legend className="sa-setting-group__label">{label}</legend>
      <div className="sa-setting-parts">
        <TextField
          name={name}
          label={__('Number', 'woocommerce')}
          inputMode="numeric"
          placeholder={__('For ever', 'woocommerce')}
          value={parts['number'] ?? ''}
          onChange={(number) => setPart('number', number)}
          onBlur={onBlur}
          error={error}
        />
        <Select
          label={__('Unit', 'woocommerce')}
          options={units}
          value={parts['unit'] ?? 'days'}
          onChange={(unit) => setPart('unit', unit)}
          onBlur={onBlur}
        />
      </div>
      <FieldNotes id={id} help={help} />
    </fieldset>
  );
}

export const relativeDateField: SettingFieldType = {
  types: ['relative_date_selector'],
  component: RelativeDate,
  validate: (value) =>
    /^([1-9]\d*)?$/.test((readParts(value)['number'] ?? '').trim())
      ? undefined
      : __('Please enter a whole number from 1 on, or nothing.', 'woocommerce'),
};
