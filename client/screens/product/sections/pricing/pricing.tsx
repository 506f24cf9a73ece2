import { __, sprintf } from '@wordpress/i18n';
import { PriceField, toFieldProps } from '../../controls';
import { useProduct, useProductField } from '../../form';
import { getDiscount } from '../../rules/prices';
import { hasOwnPrice } from '../../rules/shop-view';
import { OthersPrices } from './others-prices';
import { SaleSchedule } from './sale-schedule';
import { TaxHint } from './tax-hint';

/** What the product costs, and what it costs in a sale. */
export function Pricing() {
  const record = useProduct();
  if (!hasOwnPrice(record)) return <OthersPrices type={record.type} />;
  return (
    <div className="sa-product-fields">
      <div className="sa-product-pair">
        <ListPrice />
        <SalePrice />
      </div>
      <SaleSchedule />
    </div>
  );
}

function ListPrice() {
  const field = useProductField('regular_price');
  return (
    <PriceField
      {...toFieldProps('regular_price', field)}
      label={__('List price', 'woocommerce')}
      help={<TaxHint />}
    />
  );
}

function SalePrice() {
  const record = useProduct();
  const field = useProductField('sale_price');
  const discount = getDiscount(record);
  return (
    <PriceField
      {...toFieldProps('sale_price', field)}
      label={__('Sale price', 'woocommerce')}
      help={
        discount === undefined
          ? undefined
          : // translators: %d: per cent
            sprintf(__('%d%% less than the list price', 'woocommerce'), discount)
      }
    />
  );
}
