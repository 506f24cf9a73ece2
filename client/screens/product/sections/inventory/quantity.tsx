import { __, sprintf } from '@wordpress/i18n';
import { interpolate } from '@admin/format';
import { getAdminLink } from '@admin/host';
import { Link } from '@admin/navigation';
import { toFieldProps, IntegerField } from '../../controls';
import { getMessages, useFormKey, useProductField } from '../../form';
import { useStoreSettings } from '../../use-store-settings';

/** Stock quantity and low stock threshold. */
export function Quantity() {
  const { stockQuantity, lowStockAmount } = getMessages(useFormKey());
  const quantity = useProductField('stock_quantity', stockQuantity);
  const few = useProductField('low_stock_amount', lowStockAmount);
  const { stock } = useStoreSettings();
  return (
    <div className="sa-product-pair">
      <IntegerField {...toFieldProps('stock_quantity', quantity)} label={stockQuantity} />
      <IntegerField
        {...toFieldProps('low_stock_amount', few)}
        label={lowStockAmount}
        // translators: %d: how many
        placeholder={sprintf(__('%d (store default)', 'store-admin'), stock.lowStockThreshold)}
        help={<NotificationsHint />}
      />
    </div>
  );
}

const NotificationsHint = () =>
  interpolate(__('Make sure to enable notifications in {{link}}store settings{{/link}}.', 'store-admin'), {
    link: (
      <Link
        href={getAdminLink('admin.php?page=wc-settings&tab=products&section=inventory')}
        type="wp-admin"
      />
    ),
  });
