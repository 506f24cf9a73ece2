import { AsyncLocalStorage } from 'node:async_hooks';
import { createI18n } from '@wordpress/i18n';
import type { I18n, LocaleData } from '@wordpress/i18n';
import type { Translations } from './translations';

const DOMAIN: string = 'store-admin';
/** The language of the texts in the code. */
export const DEFAULT_LOCALE = 'en_US';

/** The language of a request or an email. */
interface Language {
  /** In WordPress's format, `de_DE`. */
  locale: string;
  i18n: I18n;
  /** Whether texts come from a translation; otherwise they are in English. */
  isTranslated: boolean;
}

const english: Language = {
  locale: DEFAULT_LOCALE,
  i18n: createI18n(undefined, DOMAIN),
  isTranslated: false,
};

/** Determined when the first text needs it, because most requests have none. */
const current = new AsyncLocalStorage<() => Language>();

const instances = new WeakMap<LocaleData, I18n>();

/**
 * Runs code, also asynchronous code, whose texts are in a language.
 * @param locale in WordPress's format, or a function that determines it; called once, when it is first needed.
 */
export function runInLocale<Result>(
  translations: Translations,
  locale: string | (() => string),
  run: () => Result,
): Result {
  let language: Language | undefined;
  return current.run(() => {
    language ??= openLanguage(translations, typeof locale === 'string' ? locale : locale());
    return language;
  }, run);
}

function openLanguage(translations: Translations, locale: string): Language {
  const data = translations.get(locale);
  if (!data) return { ...english, locale };
  const i18n = instances.get(data) ?? createI18n(data, DOMAIN);
  instances.set(data, i18n);
  return { locale, i18n, isTranslated: true };
}

/** The locales that texts can have: English and those with a translation. */
export const listLocales = (translations: Translations): string[] => [
  ...new Set([DEFAULT_LOCALE, ...translations.list()]),
];

const getLanguage = (): Language => current.getStore()?.() ?? english;

/** The locale of the current request, `de_DE`; outside of requests `en_US`. */
export const getLocale = (): string => getLanguage().locale;

/** The locale of the texts: `en_US` when there is no translation into the current locale. */
export const getTextLocale = (): string => {
  const { locale, isTranslated } = getLanguage();
  return isTranslated ? locale : DEFAULT_LOCALE;
};

/** Translates a text into the language of the current request. */
export const __: I18n['__'] = (text, domain) => getLanguage().i18n.__(text, domain);

/** Translates a text with a context that tells it from the same text elsewhere. */
export const _x: I18n['_x'] = (text, context, domain) => getLanguage().i18n._x(text, context, domain);

/** Translates the singular or the plural of a text, by number. */
export const _n: I18n['_n'] = (single, plural, number, domain) =>
  getLanguage().i18n._n(single, plural, number, domain);

/** Translates a text from a data file. Which files have such texts is listed in `scripts/messages.mjs`. */
export const translateData = (text: string): string =>
  text === '' ? '' : getLanguage().i18n.__(text, DOMAIN);
