import { setLocaleData } from '@wordpress/i18n';

/**
 * Applies the page's translations: the script of the user's language sets `storeAdminTranslations`, and
 * `storeAdminHost.translations` has what the host adds or changes.
 */
export function applyTranslations(page: Window): void {
  const { translations } = Object(Reflect.get(page, 'storeAdminHost'));
  for (const data of [Reflect.get(page, 'storeAdminTranslations'), translations]) {
    if (data) setLocaleData(data, 'store-admin');
  }
}
