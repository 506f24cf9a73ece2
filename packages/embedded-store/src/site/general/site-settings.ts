import * as v from 'valibot';
import type { StoreContext } from '../../context';
import type { StoreDatabase } from '../../database';
import { boolean, email, integer, oneOf, string } from '../../rest';
import type { Arguments } from '../../rest';
import { cleanLine } from '../../shared/clean';
import { listLocales } from '../../i18n';
import { isTimeZone } from '../../shared/local-time';
import { getOptions, setOption } from '../options/queries';
import type { OptionValue } from '../options/queries';

type Value = string | number | boolean | null;

interface SiteSetting {
  /** The platform's option that stores the setting. */
  option: string;
  argument: Arguments[string];
  /** The value until it is changed. */
  initial: Value;
  /** Converts the stored option text back to the setting's value. */
  read: (stored: string) => Value;
}

const line = (option: string, initial: string | null = null): SiteSetting => ({
  option,
  argument: v.pipe(string(), v.transform(cleanLine)),
  initial,
  read: (stored) => stored || initial,
});

const number = (option: string, initial: number | null, bounds: object = { minimum: 0 }): SiteSetting => ({
  option,
  argument: integer(bounds),
  initial,
  read: Number,
});

const choice = (option: string, words: readonly [string, ...string[]]): SiteSetting => ({
  option,
  argument: oneOf(words),
  initial: words[0],
  read: (stored) => stored,
});

const timeZone = v.pipe(
  string(),
  v.check((zone) => zone === '' || isTimeZone(zone), 'The timezone you have entered is not valid.'),
);

/** Site settings by their names in the contract (section 15). */
const SITE_SETTINGS: Readonly<Record<string, SiteSetting>> = {
  title: line('blogname', ''),
  description: line('blogdescription', ''),
  email: { ...line('admin_email', ''), argument: email() },
  timezone: { ...line('timezone_string', ''), argument: timeZone },
  date_format: line('date_format', 'F j, Y'),
  time_format: line('time_format', 'g:i a'),
  start_of_week: number('start_of_week', 1, { minimum: 0, maximum: 6 }),
  language: line('WPLANG', 'en_US'),
  use_smilies: {
    option: 'use_smilies',
    argument: boolean(),
    initial: true,
    read: (stored) => stored === '1',
  },
  default_category: number('default_category', 1),
  default_post_format: line('default_post_format', '0'),
  posts_per_page: number('posts_per_page', 10, { minimum: 1 }),
  show_on_front: choice('show_on_front', ['posts', 'page']),
  page_on_front: number('page_on_front', 0),
  page_for_posts: number('page_for_posts', 0),
  default_ping_status: choice('default_ping_status', ['open', 'closed']),
  default_comment_status: choice('default_comment_status', ['open', 'closed']),
  site_logo: number('site_logo', null),
  site_icon: number('site_icon', 0),
};

const entries = Object.entries(SITE_SETTINGS);

export const siteSettingArgs: Arguments = Object.fromEntries(
  entries.map(([name, { argument }]) => [name, argument]),
);

export function getSiteSettings(db: StoreDatabase): Record<string, Value> {
  const stored = getOptions(
    db,
    entries.map(([, { option }]) => option),
  );
  return Object.fromEntries(
    entries.map(([name, { option, read, initial }]) => [name, toValue(stored.get(option), read, initial)]),
  );
}

/**
 * Saves the given settings: names of `siteSettingArgs` with validated values. As in WordPress, a language that is not
 * installed is ignored.
 */
export function saveSiteSettings(
  { db, translations }: Pick<StoreContext, 'db' | 'translations'>,
  changes: Readonly<Record<string, unknown>>,
): void {
  const languages: unknown[] = ['', ...listLocales(translations)];
  for (const [name, { option }] of entries) {
    const value = changes[name];
    if (name === 'language' && !languages.includes(value)) continue;
    if (typeof value === 'string' || typeof value === 'number') setOption(db, option, String(value));
    if (typeof value === 'boolean') setOption(db, option, value ? '1' : '');
  }
}

function toValue(stored: OptionValue | undefined, read: SiteSetting['read'], initial: Value): Value {
  return typeof stored === 'string' ? read(stored) : initial;
}
