import { __ } from '@wordpress/i18n';
import { useRegistry, useSelect } from '@admin/data';
import { taxesStore } from '@admin/store-taxes';
import { Button, Select } from '@admin/ui';
import { toFieldProps } from '../../controls';
import { useFormKey, useProductField } from '../../form';
import { isVariationKey } from '../../form/form-kind';

/** The host's name of the class that products store as an empty text. */
const STANDARD = 'standard';

/** A class that is not known, or not yet, is shown by its own name. */
export function TaxClassField() {
  const registry = useRegistry();
  const formKey = useFormKey();
  const field = useProductField('tax_class');
  const { classes, failure } = useSelect((select, resolution) => ({
    classes: select(taxesStore).getClasses(),
    failure: resolution(taxesStore).getClasses().failure,
  }));
  const known = (classes ?? []).map(({ slug, name }) => ({
    value: slug === STANDARD ? '' : slug,
    label: name,
  }));
  const options = isVariationKey(formKey)
    ? [{ value: 'parent', label: __('Same as parent', 'woocommerce') }, ...known]
    : known;
  const isKnown = options.some(({ value }) => value === field.value);
  const present = { value: field.value, label: field.value || __('Standard', 'woocommerce') };
  return (
    <Select
      {...toFieldProps('tax_class', field)}
      label={__('Tax class', 'woocommerce')}
      options={isKnown ? options : [present, ...options]}
      help={
        failure && (
          <>
            {failure.message}{' '}
            <Button variant="link" onClick={() => registry.invalidate(taxesStore).getClasses()}>
              {__('Retry', 'woocommerce')}
            </Button>
          </>
        )
      }
    />
  );
}
