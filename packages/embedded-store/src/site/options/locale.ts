import type { StoreDatabase } from '../../database';
import { getTextOption, setOption } from './queries';
import type { User } from '../../accounts';
import { DEFAULT_LOCALE } from '../../i18n';

const ENGLISH = 'en-US';

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
  return user.locale || getSiteLocale(db);
}

/** Sets the site's language. US English is the default, so it isn't stored. */
export function setSiteLocale(db: StoreDatabase, locale: string): void {
  setOption(db, 'WPLANG', locale === DEFAULT_LOCALE ? '' : locale);
}

export function getTextDirection(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.split(/[_-]/)[0] ?? '') ? 'rtl' : 'ltr';
}

/** Converts a locale for `Intl`: `de-DE`. US English for one that `Intl` rejects, because options can be any text. */
export function toLanguageTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? ENGLISH;
  } catch (error) {
    if (error instanceof RangeError) return ENGLISH;
    throw error;
  }
}
