import { filterList, useFilterChanges } from '@admin/extensions';
import type { ReportFilter } from '../report/definition';

const FILTERS_FILTER = 'woocommerce_admin_dashboard_filters';

/** The drop-downs of the overview, which has none of its own: they all come from extensions. */
export function useOverviewFilters(): ReportFilter[] {
  useFilterChanges(FILTERS_FILTER);
  return filterList<ReportFilter>(FILTERS_FILTER, () => [], isFilter);
}

function isFilter(value: unknown): value is ReportFilter {
  const { param, filters } = Object(value);
  return typeof param === 'string' && Array.isArray(filters);
}
