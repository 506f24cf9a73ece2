import type { AddressChange } from '../config/query-lists';
import { findPath } from '../config/options';
import { ADVANCED_VALUE, getSelectedValue } from '../config/picker-change';
import type { AddressQuery, AdvancedFiltersConfig, FilterConfig } from '../config/types';
import { AdvancedFilters } from '../advanced/advanced-filters';
import type { CurrencySign } from '../advanced/filter-input-props';
import { CompareFilter } from '../compare/compare-filter';
import { FilterPicker } from './filter-picker';
import './filter-bar.css';

export interface FilterBarProps {
  filters: readonly FilterConfig[];
  /** Shown when the option `advanced` is selected. */
  advancedFilters?: AdvancedFiltersConfig | undefined;
  query: AddressQuery;
  onChange: (change: AddressChange) => void;
  currency?: CurrencySign | undefined;
}

const NONE: AdvancedFiltersConfig = { filters: {} };

/** The filters of a report, with the comparison or combined filters of the selected options. */
export function FilterBar({ filters, advancedFilters = NONE, query, onChange, currency }: FilterBarProps) {
  const shown = filters.filter((config) => config.showFilters?.(query, config) ?? true);
  if (shown.length === 0) return null;
  return (
    <div className="sa-filter-bar">
      <div className="sa-filter-bar__pickers">
        {shown.map((config) => (
          <FilterPicker
            key={config.param}
            config={config}
            advanced={advancedFilters}
            query={query}
            onChange={onChange}
          />
        ))}
      </div>
      {shown.map((config) => (
        <Panel key={config.param} {...{ config, advancedFilters, query, onChange, currency }} />
      ))}
    </div>
  );
}

interface PanelProps extends Omit<FilterBarProps, 'filters'> {
  config: FilterConfig;
  advancedFilters: AdvancedFiltersConfig;
}

/** The prefix of options that compare items. */
const COMPARISON = 'compare';

function Panel({ config, advancedFilters, query, onChange, currency }: PanelProps) {
  const value = getSelectedValue(config, query);
  if (value === ADVANCED_VALUE) {
    // A URL may name a filter of an extension that was removed.
    if (Object.keys(advancedFilters.filters).length === 0) return null;
    return <AdvancedFilters config={advancedFilters} {...{ query, onChange, currency }} />;
  }
  const option = value.startsWith(COMPARISON) ? findPath(config.filters, value).at(-1) : undefined;
  if (!option?.settings) return null;
  return (
    <CompareFilter
      key={option.value}
      settings={option.settings}
      label={option.label}
      query={query}
      onChange={onChange}
    />
  );
}
