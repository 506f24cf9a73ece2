import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { interpolate } from '@admin/format';
import { Link } from '@admin/navigation';
import { getFormUrl } from '../../urls';
import { PriceField, toFieldProps } from '../../controls';
import { useFormKey, useProduct, useProductField, type Section } from '../../form';
import { getDiscount, validatePrices } from '../../rules/prices';
import { validateSchedule } from '../../rules/sale';
import { hasOwnPrice } from '../../rules/storefront-view';
import { PriceLocationNote } from './price-location-note';
import { SaleSchedule } from './sale-schedule';
import { TaxHint } from './tax-hint';

export const pricingSection = (): Section => ({
  id: 'pricing',
  tab: 'pricing',
  title: __('Pricing', 'store-admin'),
  description: __(
    'Set a competitive price, put the product on sale, and manage tax calculations.',
    'store-admin',
  ),
  order: 10,
  forms: ['product', 'variation'],
  content: Pricing,
  validate: (record) =>
    hasOwnPrice(record) ? { ...validatePrices(record), ...validateSchedule(record) } : {},
});

/** The block form also has the prices in its first section (contract, section 3). */
export const basicPricesSection = (): Section => ({
  id: 'basic-prices',
  tab: 'general',
  title: __('Price', 'store-admin'),
  order: 15,
  layouts: ['block'],
  isShown: hasOwnPrice,
  content: BasicPrices,
});

/** The product's regular and sale price. */
function Pricing() {
  const record = useProduct();
  if (!hasOwnPrice(record)) return <PriceLocationNote type={record.type} />;
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

/** The prices without the sale schedule, with a link to the full section. */
function BasicPrices() {
  return (
    <div className="sa-product-pair">
      <ListPrice help={<MoreHint />} />
      <SalePrice />
    </div>
  );
}

function MoreHint() {
  const formKey = useFormKey();
  return interpolate(__('Manage more settings in {{link}}Pricing{{/link}}.', 'store-admin'), {
    link: <Link href={getFormUrl(formKey, 'pricing')} />,
  });
}

function ListPrice({ help = <TaxHint /> }: { help?: ReactNode }) {
  const field = useProductField('regular_price');
  return (
    <PriceField
      {...toFieldProps('regular_price', field)}
      label={__('List price', 'store-admin')}
      help={help}
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
      label={__('Sale price', 'store-admin')}
      help={
        discount === undefined
          ? undefined
          : // translators: %d: per cent
            sprintf(__('%d%% below list price', 'store-admin'), discount)
      }
    />
  );
}
