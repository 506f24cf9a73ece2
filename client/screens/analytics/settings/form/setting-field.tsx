import { useId, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { FailureBoundary } from '@admin/extensions';
import { useFormField } from '@admin/forms';
import { Button, Checkbox, Select, TextField } from '@admin/ui';
import { joinList } from '../form-values';
import { isOption, SETTINGS_FILTER, type NamedSetting } from '../settings-list';
import { FieldNote } from './field-note';
import type { SettingComponentProps } from './setting-component-props';
import { StatusGroups } from './status-groups';

/** A setting, by its type. Errors of extension components are contained. */
export const SettingField = ({ setting }: { setting: NamedSetting }) => (
  <FailureBoundary source={`setting "${setting.id}" of filter "${SETTINGS_FILTER}"`}>
    <Field setting={setting} />
  </FailureBoundary>
);

function Field({ setting }: { setting: NamedSetting }) {
  switch (setting.inputType) {
    case 'checkboxGroup':
      return <StatusGroups setting={setting} />;
    case 'component':
      return setting.component ? <ComponentField setting={setting} component={setting.component} /> : null;
    case 'button':
      return <ButtonField setting={setting} />;
    default:
      return <PlainField setting={setting} />;
  }
}

function PlainField({
  setting: { id, inputType, label, helpText, options = [] },
}: {
  setting: NamedSetting;
}) {
  const field = useFormField(id);
  const shared = { ...field, label, help: helpText };
  if (inputType === 'checkbox') {
    const { value, onChange, onFocus: _onFocus, ...rest } = shared;
    return (
      <Checkbox {...rest} checked={value === 'yes'} onChange={(isOn) => onChange(isOn ? 'yes' : 'no')} />
    );
  }
  if (inputType === 'select')
    return <Select {...shared} options={withPresent(options.filter(isOption), field.value)} />;
  return <TextField {...shared} />;
}

/** Adds a value that is not among the options, since the browser would show the first option instead. */
function withPresent(options: readonly { value: string; label: string }[], value: string) {
  if (options.some((option) => option.value === value)) return options;
  const label = value === '' ? __('Not selected', 'store-admin') : value;
  return [{ value, label }, ...options];
}

interface ComponentFieldProps {
  setting: NamedSetting;
  component: React.ComponentType<SettingComponentProps>;
}

function ComponentField({ setting, component: Component }: ComponentFieldProps) {
  const { value, onChange, error } = useFormField(setting.id);
  const noteId = useId();
  return (
    <fieldset className="sa-setting" name={setting.id} tabIndex={-1} aria-describedby={noteId}>
      <legend className="sa-setting__label">{setting.label}</legend>
      <Component label={setting.label} value={value} onChange={(next) => onChange(readValue(next))} />
      <FieldNote id={noteId} error={error}>
        {setting.helpText}
      </FieldNote>
    </fieldset>
  );
}

/** Components of extensions pass the value, or their input's event. */
function readValue(next: unknown): string {
  const value: unknown = Object(Object(next).target).value ?? next;
  if (Array.isArray(value)) return joinList(value.map(String));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function ButtonField({ setting: { label, helpText, callback } }: { setting: NamedSetting }) {
  const [isBusy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    new Promise<void>((done, failed) => callback?.(done, failed)).then(
      () => setBusy(false),
      () => setBusy(false),
    );
  };
  if (!callback) return null;
  return (
    <div className="sa-setting">
      <Button busy={isBusy} onClick={press}>
        {label}
      </Button>
      {helpText && <p className="sa-setting__help">{helpText}</p>}
    </div>
  );
}
