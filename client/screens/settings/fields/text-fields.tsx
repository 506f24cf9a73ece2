import { __ } from '@wordpress/i18n';
import { TextArea, TextField } from '@admin/ui';
import type { SettingFieldProps, SettingFieldType } from './field-type';

function TextInput({ setting, type, ...field }: SettingFieldProps & { type: 'text' | 'email' | 'password' }) {
  return (
    <TextField
      {...field}
      type={type}
      placeholder={setting.placeholder}
      // Browsers would suggest the user's data, not the store's.
      autoComplete={type === 'password' ? 'new-password' : 'off'}
    />
  );
}

export const textField: SettingFieldType = {
  types: ['text', 'safe_text', 'url', 'tel'],
  component: (props) => <TextInput {...props} type="text" />,
};

export const passwordField: SettingFieldType = {
  types: ['password'],
  component: (props) => <TextInput {...props} type="password" />,
  isSecret: true,
};

export const emailField: SettingFieldType = {
  types: ['email'],
  component: (props) => <TextInput {...props} type="email" />,
  validate: (value) =>
    value === '' || /^[^\s@]+@[^\s@]+$/.test(value.trim())
      ? undefined
      : __('Please enter an email address, such as name@example.com.', 'store-admin'),
};

export const textAreaField: SettingFieldType = {
  types: ['textarea'],
  component: ({ setting, ...field }) => <TextArea {...field} placeholder={setting.placeholder} />,
};
