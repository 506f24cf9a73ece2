import { __ } from '@wordpress/i18n';
import { getAttributeKey, type VaryingAttribute, type VariationFilter } from '@admin/store-variations';
import { Select, TextField, VisuallyHidden } from '@admin/ui';
import { formatAnyTerm } from '../list/format-variation';

export const NO_FILTER: VariationFilter = { options: [], search: '' };

interface FiltersProps {
  varying: readonly VaryingAttribute[];
  filter: VariationFilter;
  onChange: (filter: VariationFilter) => void;
}

export function Filters({ varying, filter, onChange }: FiltersProps) {
  return (
    <fieldset className="sa-variation-filters">
      <legend>
        <VisuallyHidden>{__('Filter variations', 'store-admin')}</VisuallyHidden>
      </legend>
      {varying.map((attribute) => (
        <Select
          key={getAttributeKey(attribute)}
          label={attribute.name}
          value={
            filter.options.find((option) => getAttributeKey(option) === getAttributeKey(attribute))?.option ??
            ''
          }
          options={[
            { value: '', label: formatAnyTerm(attribute.name) },
            ...attribute.options.map((option) => ({ value: option, label: option })),
          ]}
          onChange={(option) => onChange({ ...filter, options: choose(filter, attribute, option) })}
        />
      ))}
      <TextField
        label={__('Search variations', 'store-admin')}
        type="search"
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
    </fieldset>
  );
}

/** Sets the filter of one attribute; an empty value removes it. */
function choose({ options }: VariationFilter, attribute: VaryingAttribute, option: string) {
  const others = options.filter((each) => getAttributeKey(each) !== getAttributeKey(attribute));
  return option ? [...others, { id: attribute.id, name: attribute.name, option }] : others;
}
