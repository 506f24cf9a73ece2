import type { Registry } from '@admin/data';
import { decodeEntities } from '@admin/format';
import { getHost, setHost } from '@admin/host';
import { settingsStore } from '@admin/store-settings';

/**
 * Has the page write money, and name the shop, as the shop does from now on: it was printed before the owner said where
 * that is. Where it cannot be read the page continues as it was printed, until the next one.
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
    // The usual one of the position.
    priceFormat: '',
  };
  setHost({ ...host, settings: { ...settings, siteTitle, currency } });
}
