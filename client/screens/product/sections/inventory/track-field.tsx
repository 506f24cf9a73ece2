import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { interpolate } from '@admin/format';
import { getAdminLink } from '@admin/host';
import { Link } from '@admin/navigation';
import { productStore } from '@admin/store-product';
import { recordEvent } from '@admin/tracks';
import { Checkbox } from '@admin/ui';
import { getMessages, useProduct, useProductForm } from '../../form';
import { useStoreSettings } from '../../use-store-settings';

/** Whether stock is managed; the initial quantity is 0. */
export function TrackField() {
  const { formKey, isReadOnly } = useProductForm();
  const { edit } = useDispatch(productStore);
  const record = useProduct();
  const { stock } = useStoreSettings();
  const label = getMessages(formKey).manageStock;

  function track(checked: boolean) {
    recordEvent('product_checkbox_manage_stock', { checked });
    const quantity = checked && record.stock_quantity === null ? { stock_quantity: 0 } : {};
    void edit(formKey, { manage_stock: checked, ...quantity }, { label });
  }

  return (
    <Checkbox
      name="manage_stock"
      label={label}
      checked={record.manage_stock === true}
      onChange={track}
      disabled={isReadOnly || !stock.isCounted}
      help={stock.isCounted ? formatParent(record.manage_stock) : <NobodyCounts />}
    />
  );
}

const formatParent = (manages: boolean | 'parent'): string | undefined =>
  manages === 'parent' ? __('Its stock is now tracked with the product.', 'store-admin') : undefined;

const NobodyCounts = () =>
  interpolate(
    __(
      'Quantity tracking is disabled for all products. Go to {{link}}global store settings{{/link}} to change it.',
      'store-admin',
    ),
    {
      link: (
        <Link
          href={getAdminLink('admin.php?page=wc-settings&tab=products&section=inventory')}
          type="wp-admin"
        />
      ),
    },
  );
