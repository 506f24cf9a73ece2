import { memo } from 'react';
import { FilterBar } from '@admin/filters';
import { decodeEntities } from '@admin/format';
import { getHost } from '@admin/host';
import { updateQueryString, type Query } from '@admin/navigation';
import type { ReportLists } from '../use-lists';

export interface FilterRegionProps extends Pick<ReportLists, 'filters' | 'advancedFilters'> {
  query: Query;
}

/** The filters of a report: they are stored in the address and applied to every query. */
export const FilterRegion = memo(function FilterRegion({
  filters,
  advancedFilters,
  query,
}: FilterRegionProps) {
  const { symbol, symbolPosition } = getHost().settings.currency;
  return (
    <FilterBar
      filters={filters}
      advancedFilters={advancedFilters}
      query={query}
      onChange={(change) => updateQueryString(change)}
      currency={{ symbol: decodeEntities(symbol), isBehind: symbolPosition.startsWith('right') }}
    />
  );
});
