import type { StoreContext } from '../../context';
import { getLanguageName, listLocales } from '../../i18n';

/** English and the languages that have a translation, each named in itself, sorted by name. */
export const listLanguages = ({ translations }: StoreContext): [locale: string, name: string][] =>
  listLocales(translations)
    .map((locale): [string, string] => [locale, getLanguageName(locale)])
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'en'));
