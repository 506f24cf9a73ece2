/** The host's `de_DE_formal` as the tag `de-DE`; English for what is no language. */
export function toLanguageTag(locale: string): string {
  const tag = locale.split(/[_-]/).slice(0, 2).join('-');
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}
