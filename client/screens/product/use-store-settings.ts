import { useMemo } from 'react';
import { useSelect } from '@admin/data';
import { createDateFormat, createMoneyFormat } from '@admin/format';
import { getHost } from '@admin/host';
import { settingsStore, type ProductsSettings } from '@admin/store-settings';
import { useCurrentMinute } from '../../components';
import type { StoreSettings } from './rules/store-settings';

/**
 * What a product's rules need to know about the store. Data preloaded in the page is available at once, and is all
 * there is if the settings can't be loaded: then numbers have no units and the stock rules are WooCommerce's defaults.
 */
export function useStoreSettings(): StoreSettings {
  const minute = useCurrentMinute();
  const settings = useSelect((select) => select(settingsStore).getSettings('products'));
  return useMemo(() => toStoreSettings(new Date(minute), settings), [minute, settings]);
}

function toStoreSettings(now: Date, settings: Partial<ProductsSettings> = {}): StoreSettings {
  const { currency, dateFormat, locale, manageStock, notifyLowStockAmount, timeZone } = getHost().settings;
  const writeDate = createDateFormat({ timeZone, locale: locale.userLocale });
  const counts = settings.woocommerce_manage_stock;
  return {
    now,
    timeZone,
    currency,
    money: createMoneyFormat(currency),
    date: (date) => writeDate(date, dateFormat),
    stock: {
      isCounted: counts === undefined ? manageStock : counts === 'yes',
      outOfStockThreshold: Number(settings.woocommerce_notify_no_stock_amount ?? 0) || 0,
      lowStockThreshold: Number(settings.woocommerce_notify_low_stock_amount ?? notifyLowStockAmount) || 0,
      format: settings.woocommerce_stock_format ?? '',
    },
    hidesSoldOut: settings.woocommerce_hide_out_of_stock_items === 'yes',
    weightUnit: settings.woocommerce_weight_unit ?? '',
    dimensionUnit: settings.woocommerce_dimension_unit ?? '',
  };
}
