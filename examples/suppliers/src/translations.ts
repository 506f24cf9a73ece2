import { setLocaleData } from '@wordpress/i18n';
import german from '../languages/de_DE.json';

const LANGUAGES: Readonly<Record<string, Parameters<typeof setLocaleData>[0]>> = { 'de-DE': german };

/** Applies the translations into the page's language. Call it before the first `__`. */
export function applyTranslations(): void {
  const translations = LANGUAGES[document.documentElement.lang];
  if (translations) setLocaleData(translations, 'acme');
}
