import { getTimeZone, getUserLocale, toLanguageTag } from '../../site';
import { toLocalText } from '../../shared/local-time';
import type { AdminPageContext } from '../shared/admin-page-context';

export interface DateFormat {
  /** `Nov 20, 2026` */
  day: (moment: number) => string;
  /** `Nov 20, 2026, 10:42 PM` */
  moment: (moment: number) => string;
}

/** Formats times in the store's time zone and the user's language. */
export function createDateFormat({ store, session }: AdminPageContext): DateFormat {
  const zone = getTimeZone(store.db);
  const language = toLanguageTag(getUserLocale(store.db, session.user));
  const format = (options: Intl.DateTimeFormatOptions) => {
    const intl = new Intl.DateTimeFormat(language, {
      ...options,
      timeZone: 'UTC',
      // As in WordPress, also in Persian.
      calendar: 'gregory',
      numberingSystem: 'latn',
    });
    return (moment: number) => intl.format(new Date(`${toLocalText(zone, moment).replace(' ', 'T')}Z`));
  };
  return {
    day: format({ dateStyle: 'medium' }),
    moment: format({ dateStyle: 'medium', timeStyle: 'short' }),
  };
}
