import { __ } from '@wordpress/i18n';
import { useTaxClasses } from '@admin/store-taxonomies';
import { Button, Select } from '@admin/ui';
import { toFieldProps } from '../../controls';
import { useFormKey, useProductField } from '../../form';
import { isVariationKey } from '../../form/form-kind';

/** WooCommerce's slug of the class that products store as an empty string. */
const STANDARD = 'standard';

/** The tax class; an unknown one, or one that is still loading, is shown by its slug. */
export function TaxClassField() {
  const formKey = useFormKey();
  const field = useProductField('tax_class');
  const { taxClasses, failure, retry } = useTaxClasses();
  const taxClassOptions = (taxClasses ?? []).map(({ slug, name }) => ({
    value: slug === STANDARD ? '' : slug,
    label: name,
  }));
  const options = isVariationKey(formKey)
    ? [{ value: 'parent', label: __('Same as parent', 'store-admin') }, ...taxClassOptions]
    : taxClassOptions;
  const isKnown = options.some(({ value }) => value === field.value);
  const present = { value: field.value, label: field.value || __('Standard', 'store-admin') };
  return (
    <Select
      {...toFieldProps('tax_class', field)}
      label={__('Tax class', 'store-admin')}
      options={isKnown ? options : [present, ...options]}
      help={
        failure && (
          <>
            {failure.message}{' '}
            <Button variant="link" onClick={retry}>
              {__('Retry', 'store-admin')}
            </Button>
          </>
        )
      }
    />
  );
}
