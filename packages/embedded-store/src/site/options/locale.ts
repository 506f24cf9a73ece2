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

/** The site's locale in the platform's format, `de_DE`. */
export function getSiteLocale(db: StoreDatabase): string {
  return getTextOption(db, 'WPLANG') || DEFAULT_LOCALE;
}

/** The user's admin language: their own setting, otherwise the site's. */
export function getUserLocale(db: StoreDatabase, user: User): string {
  return user.locale === DEFAULT_LOCALE ? getSiteLocale(db) : user.locale;
}

export function getTextDirection(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.split(/[_-]/)[0] ?? '') ? 'rtl' : 'ltr';
}

/** Converts a locale for `Intl`: `de-DE`. */
export function toLanguageTag(locale: string): string {
  return locale.replaceAll('_', '-');
}
