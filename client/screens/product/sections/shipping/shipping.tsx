import { __ } from '@wordpress/i18n';
import { Checkbox } from '@admin/ui';
import { DecimalField, toFieldProps, toTickProps } from '../../controls';
import { useProduct, useProductField, type Section } from '../../form';
import { validateMeasures } from '../../rules/measures';
import { ShippingClassField } from '../../shipping-class/shipping-class-field';
import { useStoreSettings } from '../../use-store-settings';
import { Dimensions } from './dimensions';

export const shippingSection = (): Section => ({
  id: 'shipping',
  tab: 'shipping',
  title: __('Shipping', 'store-admin'),
  description: __(
    'Set up shipping costs and enter dimensions used for accurate rate calculations.',
    'store-admin',
  ),
  order: 10,
  forms: ['product', 'variation'],
  isShown: ({ type }) => type !== 'external' && type !== 'grouped',
  content: Shipping,
  // Products without shipping have no visible dimensions.
  validate: (record) => (record.virtual ? {} : validateMeasures(record)),
});

/** The product's shipping fields. */
function Shipping() {
  const virtual = useProductField('virtual');
  return (
    <div className="sa-product-fields">
      <Checkbox
        {...toTickProps('virtual', virtual)}
        label={__('Virtual', 'store-admin')}
        help={__('Nothing to ship, for example a service or a file.', 'store-admin')}
      />
      {!virtual.value && (
        <>
          <ClassField />
          <Dimensions />
          <WeightField />
        </>
      )}
    </div>
  );
}

function ClassField() {
  const { value, onChange, error, isReadOnly } = useProductField('shipping_class');
  const { categories } = useProduct();
  return (
    <ShippingClassField
      {...{ value, onChange, error }}
      // Variations have no categories.
      categories={categories ?? []}
      disabled={isReadOnly}
    />
  );
}

function WeightField() {
  const field = useProductField('weight');
  const { weightUnit } = useStoreSettings();
  return (
    <DecimalField
      {...toFieldProps('weight', field)}
      className="sa-product-measure"
      label={__('Weight', 'store-admin')}
      suffix={weightUnit}
    />
  );
}
