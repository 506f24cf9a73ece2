import { Suspense } from 'react';
import { FailureBoundary } from '@admin/extensions';
import type { FilterBarProps } from '@admin/filters';
import { lazyScreen, updateQueryString, type Query } from '@admin/navigation';

/** Fetched only where an extension filters the overview. */
const FilterBar = lazyScreen<FilterBarProps>('analytics-filters', async () => {
  const filters = await import(/* webpackChunkName: "analytics-filters" */ '@admin/filters');
  return filters.FilterBar;
});

interface FiltersRegionProps {
  filters: FilterBarProps['filters'];
  query: Query;
}

/** The drop-downs of the overview, which has none of its own: they all come from extensions. */
export function FiltersRegion({ filters, query }: FiltersRegionProps) {
  if (filters.length === 0) return null;
  return (
    <FailureBoundary source="filters of the overview">
      <Suspense fallback={null}>
        <FilterBar filters={filters} query={query} onChange={(change) => updateQueryString(change)} />
      </Suspense>
    </FailureBoundary>
  );
}
