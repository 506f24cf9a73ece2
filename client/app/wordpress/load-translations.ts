import { setLocaleData } from '@wordpress/i18n';

/** The dashboard's texts in the language of whoever looks at it, as the page hands them over. */
export function loadTranslations(page: Window): void {
  const { translations } = Object(Reflect.get(page, 'storeAdminHost'));
  if (translations) setLocaleData(translations, 'woocommerce');
}
