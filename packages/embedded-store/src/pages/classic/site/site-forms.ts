import { listAdminColors, getAdminColors, isAdminColors, setAdminColors } from '../../../site';
import { __ } from '../../../i18n';
import { listLanguages } from '../../shared/languages';
import type { AdminPageContext } from '../../shared/admin-page-context';
import { field, readRecord } from '../records/record-form';
import type { RecordForm } from '../records/record-form';

/** Name, language and time zone of the site. */
export function generalForm(context: AdminPageContext): RecordForm {
  const timeZones = Object.fromEntries(Intl.supportedValuesOf('timeZone').map((zone) => [zone, zone]));
  const weekdays = Object.fromEntries(listWeekdays().map((name, day) => [String(day), name]));
  const languages = Object.fromEntries(listLanguages(context.store));
  return {
    title: __('General settings', 'store-admin'),
    screen: 'options-general-php',
    breadcrumbs: [__('Settings', 'store-admin')],
    isPlain: true,
    record: readRecord(context, '/wp/v2/settings') ?? {},
    rest: { root: '/wp/v2', id: 'settings' },
    messages: { updated: __('Settings saved.', 'store-admin') },
    boxes: [
      {
        id: 'general',
        title: '',
        fields: [
          field('text', 'title', __('Site title', 'store-admin')),
          field('text', 'description', __('Tagline', 'store-admin')),
          field('email', 'email', __('Administration email address', 'store-admin')),
          field('select', 'language', __('Site language', 'store-admin'), { options: languages }),
          field('select', 'timezone', __('Timezone', 'store-admin'), {
            options: { '': __('UTC offset', 'store-admin'), ...timeZones },
          }),
          field('text', 'date_format', __('Date format', 'store-admin'), {
            description: __('As in PHP: <code>F j, Y</code>.', 'store-admin'),
          }),
          field('text', 'time_format', __('Time format', 'store-admin'), {
            description: __('As in PHP: <code>g:i a</code>.', 'store-admin'),
          }),
          field('select', 'start_of_week', __('Week starts on', 'store-admin'), { options: weekdays }),
        ],
        buttons: [
          { name: 'save', label: __('Save changes', 'store-admin'), isPrimary: true, message: 'updated' },
        ],
      },
    ],
  };
}

/** Name, email address, language and color scheme of the current user. */
export function profileForm(context: AdminPageContext): RecordForm {
  const { db } = context.store;
  const { id: userId, locale } = context.session.user;
  const languages = Object.fromEntries(listLanguages(context.store));
  return {
    title: __('Profile', 'store-admin'),
    screen: 'profile-php',
    breadcrumbs: [__('Profile', 'store-admin')],
    isPlain: true,
    record: readRecord(context, '/wp/v2/users/me?context=edit') ?? {},
    rest: { root: '/wp/v2/users', id: 'me' },
    messages: { updated: __('Profile updated.', 'store-admin') },
    saveRest: (_, sent) => {
      const colors = sent.get('admin_color') ?? '';
      if (isAdminColors(colors)) setAdminColors(db, userId, colors);
      return [];
    },
    boxes: [
      {
        id: 'profile',
        title: '',
        fields: [
          field('radio', 'admin_color', __('Administration Color Scheme', 'store-admin'), {
            isExtra: true,
            read: () => getAdminColors(db, userId),
            options: listAdminColors(),
          }),
          field('select', 'locale', __('Language', 'store-admin'), {
            read: () => locale,
            options: { '': __('Site Default', 'store-admin'), ...languages },
          }),
          field('text', 'first_name', __('First name', 'store-admin'), { autocomplete: 'given-name' }),
          field('text', 'last_name', __('Last name', 'store-admin'), { autocomplete: 'family-name' }),
          field('text', 'name', __('Display name', 'store-admin'), {
            isRequired: true,
            autocomplete: 'nickname',
          }),
          field('email', 'email', __('Email', 'store-admin'), { isRequired: true, autocomplete: 'email' }),
          field('textarea', 'description', __('Biographical info', 'store-admin')),
        ],
        buttons: [
          { name: 'save', label: __('Update profile', 'store-admin'), isPrimary: true, message: 'updated' },
        ],
      },
    ],
  };
}

const listWeekdays = () => [
  __('Sunday', 'store-admin'),
  __('Monday', 'store-admin'),
  __('Tuesday', 'store-admin'),
  __('Wednesday', 'store-admin'),
  __('Thursday', 'store-admin'),
  __('Friday', 'store-admin'),
  __('Saturday', 'store-admin'),
];
