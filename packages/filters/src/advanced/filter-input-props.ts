import type { ActiveFilter, AddressQuery, AdvancedFilterConfig, FilterValue } from '../config/types';

export interface FilterInputProps {
  config: AdvancedFilterConfig;
  filter: ActiveFilter;
  query: AddressQuery;
  /** The sign of the shop's currency, and on which side it stands. */
  currency?: CurrencySign | undefined;
  onChange: (value: FilterValue) => void;
}

export interface CurrencySign {
  symbol: string;
  isBehind?: boolean | undefined;
}
