import { getSettingGroups } from '../../../../resources/settings';
import { row } from '../../form/field-table';
import { EMAIL_OPTIONS, emailsForm } from '../sections/emails';
import { settingsForm } from '../sections/settings-form';
import type { SettingsSection, SettingsTab } from './tab';

/** A section for each e-mail; their list leads there, so the tab itself names none of them. */
export const email: SettingsTab = {
  slug: 'email',
  label: 'Emails',
  sections: () => [
    {
      slug: '',
      label: 'Email notifications',
      open: emailsForm,
      described: { group: 'email', blocks: EMAIL_OPTIONS },
    },
    ...emailSections(),
  ],
};

function emailSections(): SettingsSection[] {
  return getSettingGroups()
    .filter(({ parent }) => parent === 'email')
    .map(({ id, label, description = '', settings }) => {
      const group = { id, title: label, description, rows: settings.map((setting) => row(setting.id)) };
      return {
        slug: `wc_${id}`,
        label,
        isUnlisted: true,
        ...settingsForm(id, [group], `woocommerce_${id.replace('email_', '')}_`),
      };
    });
}
