import type { ActiveFilter, AddressQuery, AdvancedFilterConfig, FilterValue } from '../config/types';

export interface FilterInputProps {
  config: AdvancedFilterConfig;
  filter: ActiveFilter;
  query: AddressQuery;
  /** The symbol and position of the store's currency. */
  currency?: CurrencySign | undefined;
  onChange: (value: FilterValue) => void;
}

export interface CurrencySign {
  symbol: string;
  isBehind: boolean;
}
