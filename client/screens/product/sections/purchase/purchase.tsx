import { __ } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import type { FieldErrors, ProductRecord } from '@admin/store-product';
import { recordEvent } from '@admin/tracks';
import { Checkbox, TextArea } from '@admin/ui';
import { toFieldProps, toTickProps, IntegerField } from '../../controls';
import { useProduct, useProductField, type Section } from '../../form';

export const purchaseSection = (): Section => ({
  id: 'purchase',
  tab: 'advanced',
  title: __('Purchase and reviews', 'store-admin'),
  order: 20,
  content: Purchase,
  validate: validateOrder,
});

/** Menu order can be negative, to come before all products without one. */
const validateOrder = ({ menu_order: position }: Pick<ProductRecord, 'menu_order'>): FieldErrors =>
  Number.isInteger(position) ? {} : { menu_order: __('Please enter a whole number.', 'store-admin') };

/** Purchase note, reviews and menu order. */
function Purchase() {
  const { type } = useProduct();
  const isSoldHere = type !== 'external' && type !== 'grouped';
  return (
    <div className="sa-product-fields">
      {isSoldHere && <PurchaseNote />}
      <Reviews />
      <MenuOrder />
    </div>
  );
}

function PurchaseNote() {
  const field = useProductField('purchase_note');
  return (
    <TextArea
      {...toFieldProps('purchase_note', field)}
      label={__('Purchase note', 'store-admin')}
      help={__('Enter an optional note to send the customer after purchase.', 'store-admin')}
    />
  );
}

export function Reviews() {
  const { reviewsEnabled } = getHost().settings;
  const tick = toTickProps('reviews_allowed', useProductField('reviews_allowed'));
  return (
    <Checkbox
      {...tick}
      label={__('Enable reviews', 'store-admin')}
      help={reviewsEnabled ? undefined : __('Reviews are disabled for the whole store.', 'store-admin')}
      onChange={(checked) => {
        recordEvent('product_checkbox_reviews_allowed', { checked });
        tick.onChange(checked);
      }}
    />
  );
}

export function MenuOrder() {
  const field = useProductField('menu_order');
  return (
    <IntegerField
      {...toFieldProps('menu_order', field)}
      onChange={(position) => field.onChange(position ?? 0)}
      empty={0}
      className="sa-product-measure"
      label={__('Menu order', 'store-admin')}
      help={__('Products with lower numbers are listed first when sorted by menu order.', 'store-admin')}
    />
  );
}
