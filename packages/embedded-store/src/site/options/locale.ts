import type { StoreDatabase } from '../../database';
import { getTextOption } from './queries';
import type { User } from '../../accounts';

const DEFAULT_LOCALE = 'en_US';
const RIGHT_TO_LEFT = new Set([
  'ar',
  'arc',
  'azb',
  'ckb',
  'dv',
  'fa',
  'haz',
  'he',
  'ks',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
]);

/** The language of the site in the platform's spelling, `de_DE`. */
export function getSiteLocale(db: StoreDatabase): string {
  return getTextOption(db, 'WPLANG') || DEFAULT_LOCALE;
}

/** The language a person reads the administration in: their own choice, else the site's. */
export function getUserLocale(db: StoreDatabase, user: User): string {
  return user.locale === DEFAULT_LOCALE ? getSiteLocale(db) : user.locale;
}

export function getTextDirection(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.split(/[_-]/)[0] ?? '') ? 'rtl' : 'ltr';
}

/** As `Intl` wants it: `de-DE`. */
export function toLanguageTag(locale: string): string {
  return locale.replaceAll('_', '-');
}
