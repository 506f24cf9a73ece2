import { ADMIN_COLORS, getAdminColors, isAdminColors, setAdminColors } from '../../../site';
import type { AdminPageContext } from '../../shared/admin-page-context';
import { field, readRecord } from '../records/record-form';
import type { RecordForm } from '../records/record-form';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const LANGUAGES = {
  en_US: 'English (United States)',
  en_GB: 'English (UK)',
  de_DE: 'Deutsch',
  es_ES: 'Español',
  fr_FR: 'Français',
  it_IT: 'Italiano',
  ja: '日本語',
  ar: 'العربية',
  he_IL: 'עברית',
};

/** Name, language and time zone of the site. */
export function generalForm(visitor: AdminPageContext): RecordForm {
  const timeZones = Object.fromEntries(Intl.supportedValuesOf('timeZone').map((zone) => [zone, zone]));
  const weekdays = Object.fromEntries(WEEKDAYS.map((name, day) => [String(day), name]));
  return {
    title: 'General settings',
    screen: 'options-general-php',
    breadcrumbs: ['Settings'],
    isPlain: true,
    record: readRecord(visitor, '/wp/v2/settings') ?? {},
    rest: { root: '/wp/v2', id: 'settings' },
    messages: { updated: 'Settings saved.' },
    boxes: [
      {
        id: 'general',
        title: '',
        fields: [
          field('text', 'title', 'Site title'),
          field('text', 'description', 'Tagline'),
          field('email', 'email', 'Administration email address'),
          field('select', 'language', 'Site language', { options: LANGUAGES }),
          field('select', 'timezone', 'Timezone', { options: { '': 'UTC offset', ...timeZones } }),
          field('text', 'date_format', 'Date format', { description: 'As in PHP: <code>F j, Y</code>.' }),
          field('text', 'time_format', 'Time format', { description: 'As in PHP: <code>g:i a</code>.' }),
          field('select', 'start_of_week', 'Week starts on', { options: weekdays }),
        ],
        buttons: [{ name: 'save', label: 'Save changes', isPrimary: true, message: 'updated' }],
      },
    ],
  };
}

/** Name, email address and color scheme of the current user. */
export function profileForm(visitor: AdminPageContext): RecordForm {
  const { db } = visitor.store;
  const { id: userId } = visitor.session.user;
  return {
    title: 'Profile',
    screen: 'profile-php',
    breadcrumbs: ['Profile'],
    isPlain: true,
    record: readRecord(visitor, '/wp/v2/users/me?context=edit') ?? {},
    rest: { root: '/wp/v2/users', id: 'me' },
    messages: { updated: 'Profile updated.' },
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
          field('radio', 'admin_color', 'Administration Color Scheme', {
            isExtra: true,
            read: () => getAdminColors(db, userId),
            options: ADMIN_COLORS,
          }),
          field('text', 'first_name', 'First name', { autocomplete: 'given-name' }),
          field('text', 'last_name', 'Last name', { autocomplete: 'family-name' }),
          field('text', 'name', 'Display name', { isRequired: true, autocomplete: 'nickname' }),
          field('email', 'email', 'Email', { isRequired: true, autocomplete: 'email' }),
          field('textarea', 'description', 'Biographical info'),
        ],
        buttons: [{ name: 'save', label: 'Update profile', isPrimary: true, message: 'updated' }],
      },
    ],
  };
}
