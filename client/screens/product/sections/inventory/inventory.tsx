import { __ } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { skusStore } from '@admin/store-skus';
import { recordEvent } from '@admin/tracks';
import { Checkbox, TextField } from '@admin/ui';
import { toFieldProps, toTickProps } from '../../controls';
import { useFormKey, useProduct, useProductField, type Section } from '../../form';
import { isVariationKey } from '../../form/form-kind';
import { validateIdentifiers } from '../../rules/sku';
import { hasStock, isCounted, validateStock } from '../../rules/stock';
import { useStoreSettings } from '../../use-store-settings';
import { Backorders } from './backorders';
import { Quantity } from './quantity';
import { SkuField } from './sku-field';
import { StockStatusField } from './stock-status-field';
import { TrackField } from './track-field';

export const inventorySection = (): Section => ({
  id: 'inventory',
  tab: 'inventory',
  title: __('Inventory', 'store-admin'),
  description: __(
    'Set up and manage inventory for this product, including status and available quantity.',
    'store-admin',
  ),
  order: 10,
  forms: ['product', 'variation'],
  content: Inventory,
  validate: (record, { saved }) => ({
    ...validateIdentifiers(record),
    // The quantity is validated only if stock is managed.
    ...(record.manage_stock === true && validateStock(record, saved)),
  }),
});

const STORES = [{ store: skusStore }];

/** The product's identifiers and stock. */
function Inventory() {
  const isVariation = isVariationKey(useFormKey());
  const record = useProduct();
  return (
    <WithStores stores={STORES}>
      <div className="sa-product-fields">
        <div className="sa-product-pair">
          <SkuField />
          {record.global_unique_id !== undefined && <GlobalIdField />}
        </div>
        {hasStock(record) && <Stock />}
        {hasStock(record) && !isVariation && <SoldIndividually />}
      </div>
    </WithStores>
  );
}

function Stock() {
  const record = useProduct();
  const { stock: rules } = useStoreSettings();
  return (
    <>
      <TrackField />
      {isCounted(record, rules) ? (
        <>
          <Quantity />
          <Backorders />
        </>
      ) : (
        <StockStatusField />
      )}
    </>
  );
}

function GlobalIdField() {
  const { value, ...field } = useProductField('global_unique_id');
  return (
    <TextField
      {...toFieldProps('global_unique_id', { ...field, value: value ?? '' })}
      label={__('GTIN, UPC, EAN, or ISBN', 'store-admin')}
      help={__('The number below the barcode, used by marketplaces to identify the product.', 'store-admin')}
      autoComplete="off"
    />
  );
}

function SoldIndividually() {
  const field = useProductField('sold_individually');
  const tick = toTickProps('sold_individually', field);
  return (
    <Checkbox
      {...tick}
      label={__('Limit purchases to 1 item per order', 'store-admin')}
      onChange={(checked) => {
        recordEvent('product_checkbox_sold_individually', { checked });
        tick.onChange(checked);
      }}
    />
  );
}
