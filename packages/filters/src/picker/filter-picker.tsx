import { useState } from 'react';
import { Select } from '@admin/ui';
import { findPath } from '../config/options';
import { getSelectedValue, getPickerChange } from '../config/picker-change';
import type { AddressChange } from '../config/query-lists';
import type { AddressQuery, AdvancedFiltersConfig, FilterConfig, FilterOption } from '../config/types';
import { useTokenSource } from '../sources';
import { TokenSearch } from '../tokens/token-search';

interface FilterPickerProps {
  config: FilterConfig;
  advanced: AdvancedFiltersConfig;
  query: AddressQuery;
  onChange: (change: AddressChange) => void;
}

/**
 * A drop-down, one more for each level of sub-filters, and a search where the chosen option takes an item. An
 * option that is not complete without one changes the address only when the item is chosen.
 */
export function FilterPicker({ config, advanced, query, onChange }: FilterPickerProps) {
  const applied = getSelectedValue(config, query);
  const [chosen, setChosen] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    setChosen(applied);
  }

  const change = (value: string, settings?: AddressChange) =>
    onChange(getPickerChange(config, { value, settings }, query, advanced));
  const choose = (option: FilterOption) => {
    const leaf = getLeafOption(option);
    setChosen(leaf.value);
    if (!leaf.subFilters && !needsItem(leaf)) change(leaf.value);
  };
  const path = findPath(config.filters, chosen);
  const levels = [config.filters, ...path.map(({ subFilters = [] }) => subFilters)];
  const last = path.at(-1);
  return (
    <div className="sa-filter-picker">
      {levels.map((options, level) => {
        // A single option needs no drop-down.
        if (options.length === 0 || (level > 0 && options.length === 1)) return null;
        const value = path[level]?.value ?? '';
        return (
          <Select
            key={level}
            label={level === 0 ? config.label : (path[level - 1]?.label ?? '')}
            options={options.map((option) => ({ value: option.value, label: option.label }))}
            value={value}
            onChange={(next) => {
              const option = options.find((each) => each.value === next);
              if (option) choose(option);
            }}
          />
        );
      })}
      {last && needsItem(last) && (
        <ItemSearch
          key={last.value}
          option={last}
          query={query}
          onChoose={(id) => change(last.value, { [last.settings?.param ?? '']: id })}
        />
      )}
    </div>
  );
}

const needsItem = ({ component, settings }: FilterOption) => component === 'Search' && settings !== undefined;

/** A group selects its only or first option. */
function getLeafOption(option: FilterOption): FilterOption {
  const [first] = option.subFilters ?? [];
  return first ? getLeafOption(first) : option;
}

interface ItemSearchProps {
  option: FilterOption;
  query: AddressQuery;
  onChoose: (id: string | undefined) => void;
}

function ItemSearch({ option, query, onChoose }: ItemSearchProps) {
  const { settings = { param: '' }, label } = option;
  const source = useTokenSource(settings, query);
  const chosen = query[settings.param];
  return (
    <TokenSearch
      {...source}
      isSingle
      className="sa-filter-picker__item"
      label={settings.labels?.button ?? label}
      placeholder={settings.labels?.placeholder}
      values={chosen ? [chosen] : []}
      onChange={([id]) => onChoose(id)}
    />
  );
}
