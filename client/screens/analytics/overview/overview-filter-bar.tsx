import { WithStores } from '@admin/data';
import { FilterBar, FilterSourcesContext, type FilterBarProps } from '@admin/filters';
import { updateQueryString } from '@admin/navigation';
import { searchStore } from '@admin/store-search';
import { useFilterSources } from '../report/filter-region/use-sources';

export type OverviewFilterBarProps = Pick<FilterBarProps, 'filters' | 'query'>;

const STORES = [{ store: searchStore }];

/** Filters with the same searches as those of reports. */
export const OverviewFilterBar = (props: OverviewFilterBarProps) => (
  <WithStores stores={STORES}>
    <Bar {...props} />
  </WithStores>
);

const Bar = (props: OverviewFilterBarProps) => (
  <FilterSourcesContext.Provider value={useFilterSources()}>
    <FilterBar {...props} onChange={(change) => updateQueryString(change)} />
  </FilterSourcesContext.Provider>
);
