import { __ } from '@wordpress/i18n';
import { Checkbox, TextField } from '@admin/ui';
import { readParts } from '../section/form-values';
import type { SettingFieldProps, SettingFieldType } from './field-type';
import { PartsGroup, useParts } from './parts-group';

function ImageWidth({ name, label, help, value, onChange, onBlur, error }: SettingFieldProps) {
  const { parts, setPart } = useParts(value, onChange);
  const length = (part: 'width' | 'height') => ({
    inputMode: 'numeric' as const,
    suffix: __('px', 'store-admin'),
    value: parts[part] ?? '',
    onChange: (pixels: string) => setPart(part, pixels),
    onBlur,
  });
  return (
    <PartsGroup
      label={label}
      help={help}
      parts={
        <>
          <TextField {...length('width')} name={name} label={__('Width', 'store-admin')} error={error} />
          <TextField {...length('height')} label={__('Height', 'store-admin')} />
        </>
      }
    >
      <Checkbox
        label={__('Crop to exact size', 'store-admin')}
        checked={parts['crop'] === '1'}
        onChange={(isCut) => setPart('crop', isCut ? '1' : '0')}
        onBlur={onBlur}
      />
    </PartsGroup>
  );
}

export const imageWidthField: SettingFieldType = {
  types: ['image_width'],
  component: ImageWidth,
  validate: (value) => {
    const { width = '', height = '' } = readParts(value);
    return /^\d+$/.test(width.trim()) && /^\d+$/.test(height.trim())
      ? undefined
      : __('Please enter width and height as whole numbers.', 'store-admin');
  },
};
