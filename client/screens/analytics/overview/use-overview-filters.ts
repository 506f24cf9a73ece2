import { filterList, useFilterChanges } from '@admin/extensions';
import type { FilterConfig } from '@admin/filters';
import { isFilter, toFilter } from '../report/added-filters';

const FILTERS_FILTER = 'woocommerce_admin_dashboard_filters';

/** The drop-downs of the overview, which has none of its own: they all come from extensions. */
export function useOverviewFilters(): FilterConfig[] {
  useFilterChanges(FILTERS_FILTER);
  return filterList<FilterConfig>(FILTERS_FILTER, () => [], isFilter).map(toFilter);
}
