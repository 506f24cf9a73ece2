import { getSiteSettings } from '../../../resources/site/site-settings';
import type { Visitor } from '../../visitor';
import type { FormField } from '../form/field';
import type { RecordForm } from '../records/record-page';
import { simpleRecord } from '../records/simple-record';

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

/** Name, language and clock of the site. */
export function generalForm(visitor: Visitor): RecordForm {
  const site = getSiteSettings(visitor.store.db);
  const text = (name: string) => String(site[name] ?? '');
  const field = (id: string, label: string, type: FormField['type'] = 'text'): FormField => ({
    id,
    label,
    type,
    value: text(id),
  });
  return simpleRecord(visitor, {
    title: 'General settings',
    screen: 'options-general-php',
    breadcrumbs: ['Settings'],
    isPlain: true,
    fields: [
      field('title', 'Site title'),
      field('description', 'Tagline'),
      field('email', 'Administration email address', 'email'),
      { ...field('language', 'Site language', 'select'), options: withOwn(LANGUAGES, text('language')) },
      { ...field('timezone', 'Timezone', 'select'), options: withOwn(timeZones(), text('timezone')) },
      { ...field('date_format', 'Date format'), description: 'In the letters of PHP: <code>F j, Y</code>.' },
      { ...field('time_format', 'Time format'), description: 'In the letters of PHP: <code>g:i a</code>.' },
      {
        ...field('start_of_week', 'Week starts on', 'select'),
        options: Object.fromEntries(WEEKDAYS.map((name, day) => [String(day), name])),
      },
    ],
    call: (body) => ({ method: 'POST', path: '/wp/v2/settings', body }),
    button: 'Save changes',
    done: 'Settings saved.',
  });
}

/** Name, address and language of whoever is logged in. */
export function profileForm(visitor: Visitor): RecordForm {
  const { user } = visitor.session;
  const field = (id: string, label: string, value: string, type: FormField['type'] = 'text'): FormField => ({
    id,
    label,
    value,
    type,
  });
  return simpleRecord(visitor, {
    title: 'Profile',
    screen: 'profile-php',
    breadcrumbs: ['Profile'],
    isPlain: true,
    fields: [
      { ...field('first_name', 'First name', user.firstName), autocomplete: 'given-name' },
      { ...field('last_name', 'Last name', user.lastName), autocomplete: 'family-name' },
      { ...field('name', 'Display name', user.displayName), isRequired: true, autocomplete: 'nickname' },
      { ...field('email', 'Email', user.email, 'email'), isRequired: true, autocomplete: 'email' },
      field('description', 'About you', user.description, 'textarea'),
    ],
    call: (body) => ({ method: 'POST', path: '/wp/v2/users/me', body }),
    button: 'Update profile',
    done: 'Profile updated.',
  });
}

function timeZones(): Record<string, string> {
  const zones = Intl.supportedValuesOf('timeZone');
  return { '': 'As an offset only', ...Object.fromEntries(zones.map((zone) => [zone, zone])) };
}

/** A stored value that is none of the choices stays one. */
function withOwn(choices: Readonly<Record<string, string>>, value: string): Record<string, string> {
  return Object.hasOwn(choices, value) ? choices : { [value]: value, ...choices };
}
