export { AdvancedFilters, type AdvancedFiltersProps } from './advanced/advanced-filters';
export type { CurrencySign } from './advanced/filter-input-props';
export { FilterBarEndContext } from './filter-bar-end';
export { CompareFilter, type CompareFilterProps } from './compare/compare-filter';
export { getActiveFiltersFromQuery, getQueryFromActiveFilters, getUrlKey } from './config/active-filters';
export { flattenFilters, getDefaultOptionValue } from './config/options';
export { parseQueryLists, type AddressChange, type StructuredQuery } from './config/query-lists';
export type {
  ActiveFilter,
  AddressQuery,
  AdvancedFilterConfig,
  AdvancedFiltersConfig,
  FilterConfig,
  FilterInput,
  FilterOption,
  FilterSettings,
  FilterValue,
  SelectOption,
  TokenOption,
} from './config/types';
export { FilterBar, type FilterBarProps } from './picker/filter-bar';
export { FilterSourcesContext, type AttributeSource, type FilterSources, type TokenSource } from './sources';
export { TokenList } from './tokens/token-list';
export { TokenSearch, type TokenSearchProps } from './tokens/token-search';
