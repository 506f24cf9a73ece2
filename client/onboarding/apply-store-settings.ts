import type { Registry } from '@admin/data';
import { decodeEntities } from '@admin/format';
import { getHost, setHost } from '@admin/host';
import { settingsStore } from '@admin/store-settings';

/**
 * Updates the page's currency and site title, which the page provided before the user entered the store's location. If
 * the settings can't be loaded, the page keeps its currency until the next page load.
 * @param siteTitle the name that was saved
 */
export async function applyStoreSettings(registry: Registry, siteTitle: string): Promise<void> {
  const host = getHost();
  const { settings } = host;
  const general = await registry
    .resolve((read) => read(settingsStore).getSettings('general'))
    .catch(() => undefined);
  const code = general?.woocommerce_currency;
  const position = general?.woocommerce_currency_pos;
  const symbol = settings.onboarding.currencySymbols?.[code ?? ''];
  if (!general || !code || !position || symbol === undefined) {
    setHost({ ...host, settings: { ...settings, siteTitle } });
    return;
  }
  const currency = {
    code,
    precision: Number(general.woocommerce_price_num_decimals) || 0,
    symbol: decodeEntities(symbol),
    symbolPosition: position,
    decimalSeparator: general.woocommerce_price_decimal_sep ?? '',
    thousandSeparator: general.woocommerce_price_thousand_sep ?? '',
    // Empty selects the default format of the symbol position.
    priceFormat: '',
  };
  setHost({ ...host, settings: { ...settings, siteTitle, currency } });
}
