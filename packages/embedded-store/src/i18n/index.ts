export { sprintf } from '@wordpress/i18n';
export { fillIn, parseFormat } from './formats';
export { getLanguageName } from './languages';
export {
  __,
  _n,
  _x,
  DEFAULT_LOCALE,
  getLocale,
  getTextLocale,
  listLocales,
  runInLocale,
  translateData,
} from './translate';
export { createTranslations } from './translations';
export type { Translations } from './translations';
