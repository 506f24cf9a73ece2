/** Converts a WordPress locale `de_DE_formal` to the language tag `de-DE`; English if it is invalid. */
export function toLanguageTag(locale: string): string {
  const tag = locale.split(/[_-]/).slice(0, 2).join('-');
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}
