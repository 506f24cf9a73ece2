import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { Checkbox, describeField, FieldNotes, TextField } from '@admin/ui';
import { readParts } from '../section/form-values';
import type { SettingFieldProps, SettingFieldType } from './field-type';
import { useParts } from './parts';

function ImageWidth({ name, label, help, value, onChange, onBlur, error }: SettingFieldProps) {
  const id = useId();
  const { parts, setPart } = useParts(value, onChange);
  const pixels = __('px', 'woocommerce');
  return (
    <fieldset className="sa-setting-group" {...describeField(id, { help })}>
      <legend className="sa-setting-group__label">{label}</legend>
      <div className="sa-setting-parts">
        <TextField
          name={name}
          label={__('Width', 'woocommerce')}
          inputMode="numeric"
          suffix={pixels}
          value={parts['width'] ?? ''}
          onChange={(width) => setPart('width', width)}
          onBlur={onBlur}
          error={error}
        />
        <TextField
          label={__('Height', 'woocommerce')}
          inputMode="numeric"
          suffix={pixels}
          value={parts['height'] ?? ''}
          onChange={(height) => setPart('height', height)}
          onBlur={onBlur}
        />
      </div>
      <Checkbox
        label={__('Cut to exactly this size', 'woocommerce')}
        checked={parts['crop'] === '1'}
        onChange={(isCut) => setPart('crop', isCut ? '1' : '0')}
        onBlur={onBlur}
      />
      <FieldNotes id={id} help={help} />
    </fieldset>
  );
}

export const imageWidthField: SettingFieldType = {
  types: ['image_width'],
  component: ImageWidth,
  validate: (value) => {
    const { width = '', height = '' } = readParts(value);
    return /^\d+$/.test(width.trim()) && /^\d+$/.test(height.trim())
      ? undefined
      : __('Please enter width and height as whole numbers.', 'woocommerce');
  },
};
