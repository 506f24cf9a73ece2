import { toLanguageTag } from './language-tag';

/**
 * Joins items as the language does.
 * @param locale as in WordPress (`de_DE_formal`) or as a language tag (`de-DE`)
 */
export const formatList = (items: readonly string[], locale: string): string =>
  // Lists of the type `unit` have no separator in Chinese.
  new Intl.ListFormat(toLanguageTag(locale), { type: 'conjunction', style: 'narrow' }).format(items);
