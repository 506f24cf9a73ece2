import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { getDefaultOptionValue } from '../config/options';
import type { AdvancedFilterConfig, FilterValue, SelectOption } from '../config/types';
import { useTokenSource } from '../sources';
import { TokenSearch } from '../tokens/token-search';
import { VisuallyHidden } from '@admin/ui';
import { AttributeInput } from './attribute-input';
import type { FilterInputProps } from './filter-input-props';
import { InlineSelect } from './inline-select';
import { RangeInput, ValueInput } from './value-input';

/** The input of a filter's value. */
export function FilterInput(props: FilterInputProps) {
  const { config, filter } = props;
  switch (config.input.component) {
    case 'SelectControl':
      return <Options {...props} />;
    case 'Search':
      return <Search {...props} />;
    case 'ProductAttribute':
      return <AttributeInput {...props} />;
    case 'Number':
    case 'Currency':
    case 'Date':
      return filter.rule === 'between' ? <RangeInput {...props} /> : <ValueInput {...props} />;
    default:
      return null;
  }
}

const getFilterName = ({ labels }: AdvancedFilterConfig) => labels.filter ?? labels.add;

const splitIds = (value: FilterValue): string[] =>
  (typeof value === 'string' ? value.split(',') : [...value]).filter(Boolean);

function Search({ config, filter, query, onChange }: FilterInputProps) {
  const source = useTokenSource(config.input, query);
  return (
    <TokenSearch
      {...source}
      className="sa-inline-field"
      label={<VisuallyHidden>{getFilterName(config)}</VisuallyHidden>}
      placeholder={config.labels.placeholder}
      values={splitIds(filter.value)}
      onChange={(ids) => onChange(ids.join(','))}
    />
  );
}

function Options({ config, filter, onChange }: FilterInputProps) {
  const options = useSelectOptions(config);
  const { value } = filter;
  const usual = options && getDefaultOptionValue(config, options);
  useEffect(
    function chooseUsual() {
      // Selects the default once options are loaded.
      if (value === '' && usual !== undefined && !config.input.multiple) onChange(usual);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the callback is another one each time
    [value, usual, config],
  );
  if (!options) return <span className="sa-inline-field">{__('Loading…', 'store-admin')}</span>;
  if (!config.input.multiple) {
    return (
      <InlineSelect
        label={getFilterName(config)}
        options={options}
        value={String(value)}
        onChange={onChange}
      />
    );
  }
  return (
    <TokenSearch
      className="sa-inline-field"
      label={<VisuallyHidden>{getFilterName(config)}</VisuallyHidden>}
      placeholder={config.labels.placeholder}
      getOptions={(search) => Promise.resolve(findOptions(options, search))}
      getLabels={() => Promise.resolve(findOptions(options, ''))}
      values={splitIds(value)}
      onChange={(ids) => onChange(ids.join(','))}
    />
  );
}

const findOptions = (options: readonly SelectOption[], search: string) =>
  options
    .filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))
    .map(({ value, label }) => ({ key: value, label }));

/** `undefined` while loading; empty if loading failed. */
function useSelectOptions({ input: { options, getOptions } }: AdvancedFilterConfig) {
  const [fetched, setFetched] = useState<readonly SelectOption[]>();
  const isMissing = !options && Boolean(getOptions);
  useEffect(
    function fetchOptions() {
      if (!isMissing || !getOptions) return undefined;
      let isWanted = true;
      const show = (found: readonly SelectOption[]) => isWanted && setFetched(found);
      void getOptions().then(show, () => show([]));
      return () => {
        isWanted = false;
      };
    },
    [isMissing, getOptions],
  );
  return options ?? (isMissing ? fetched : []);
}
