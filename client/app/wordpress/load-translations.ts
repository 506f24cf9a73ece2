import { setLocaleData } from '@wordpress/i18n';

/** Loads the page's translations of the dashboard's texts in the user's language. */
export function loadTranslations(page: Window): void {
  const { translations } = Object(Reflect.get(page, 'storeAdminHost'));
  if (translations) setLocaleData(translations, 'store-admin');
}
