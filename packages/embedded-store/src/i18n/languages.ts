/** Names of languages in the language itself, by locale in WordPress's format. */
const NAMES: Readonly<Record<string, string>> = {
  en_US: 'English (United States)',
  ar: 'العربية',
  cs_CZ: 'Čeština',
  da_DK: 'Dansk',
  de_DE: 'Deutsch',
  de_DE_formal: 'Deutsch (Sie)',
  es_ES: 'Español',
  fa_IR: 'فارسی',
  fr_FR: 'Français',
  he_IL: 'עִבְרִית',
  it_IT: 'Italiano',
  ja: '日本語',
  nl_NL: 'Nederlands',
  pl_PL: 'Polski',
  pt_BR: 'Português do Brasil',
  sv_SE: 'Svenska',
  tr_TR: 'Türkçe',
  zh_CN: '简体中文',
};

/** The name of a language in the language itself; for an unknown one, its locale. */
export const getLanguageName = (locale: string): string => NAMES[locale] ?? locale;
