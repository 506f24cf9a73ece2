import { __ } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { interpolate } from '@admin/format';
import { getAdminLink } from '@admin/host';
import { Link } from '@admin/navigation';
import { settingsStore } from '@admin/store-settings';
import { recordEvent } from '@admin/tracks';

/** Whether prices are entered with or without tax; hidden if the store charges none. */
export function TaxHint() {
  const { isTaxed, isIncluded } = useSelect((select) => {
    const isOn = select(settingsStore).getSetting('general', 'woocommerce_calc_taxes') === 'yes';
    const included = isOn
      ? select(settingsStore).getSetting('tax', 'woocommerce_prices_include_tax')
      : undefined;
    return { isTaxed: included !== undefined, isIncluded: included === 'yes' };
  });
  if (!isTaxed) return null;
  const settings = (
    <Link
      href={getAdminLink('admin.php?page=wc-settings&tab=tax')}
      type="wp-admin"
      onClick={() => recordEvent('product_pricing_list_price_help_tax_settings_click', {})}
    />
  );
  return isIncluded
    ? interpolate(
        __('Per your {{link}}store settings{{/link}}, tax is included in the price.', 'store-admin'),
        { link: settings },
      )
    : interpolate(
        __('Per your {{link}}store settings{{/link}}, tax is not included in the price.', 'store-admin'),
        { link: settings },
      );
}
