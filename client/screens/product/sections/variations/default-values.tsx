import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import { getAttributeKey, type VaryingAttribute } from '@admin/store-variations';
import { Select } from '@admin/ui';
import { useProductField } from '../../form';

/** The default values, selected when a customer opens the product. */
export function DefaultValues({ varying }: { varying: readonly VaryingAttribute[] }) {
  const { value, onChange, error, isReadOnly } = useProductField('default_attributes');
  const choose = (attribute: VaryingAttribute, option: string) => {
    const others = value.filter((each) => getAttributeKey(each) !== getAttributeKey(attribute));
    onChange(option ? [...others, { id: attribute.id, name: attribute.name, option }] : others);
  };
  return (
    <fieldset className="sa-variation-defaults">
      <legend>{__('Default Form Values', 'store-admin')}</legend>
      <p>{__('Selected when a customer opens the product.', 'store-admin')}</p>
      <div className="sa-variation-defaults__fields">
        {varying.map((attribute) => {
          const chosen = decodeEntities(
            value.find((each) => getAttributeKey(each) === getAttributeKey(attribute))?.option ?? '',
          );
          const options = chosen && !attribute.options.includes(chosen) ? [chosen] : [];
          return (
            <Select
              key={getAttributeKey(attribute)}
              label={attribute.name}
              value={chosen}
              disabled={isReadOnly}
              error={error}
              options={[
                { value: '', label: formatNoDefault(attribute.name) },
                ...[...options, ...attribute.options].map((option) => ({ value: option, label: option })),
              ]}
              onChange={(option) => choose(attribute, option)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

const formatNoDefault = (attribute: string): string =>
  sprintf(
    /* translators: %s: name of an attribute, such as Size */
    __('No default %s', 'store-admin'),
    attribute,
  );
