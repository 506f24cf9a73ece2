import { filterList, useFilterChanges } from '@admin/extensions';
import type { FilterConfig } from '@admin/filters';

const FILTERS_FILTER = 'woocommerce_admin_dashboard_filters';

/** The drop-downs of the overview, which has none of its own: they all come from extensions. */
export function useOverviewFilters(): FilterConfig[] {
  useFilterChanges(FILTERS_FILTER);
  return filterList<FilterConfig>(FILTERS_FILTER, () => [], isFilter);
}

function isFilter(value: unknown): value is FilterConfig {
  const { param, filters } = Object(value);
  return typeof param === 'string' && Array.isArray(filters);
}
