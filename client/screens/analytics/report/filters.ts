import type { Query } from '@admin/navigation';
import type { ReportFilter, ReportFilterOption } from './definition';

/** Whether the chosen filters put items beside each other. */
export const isComparing = (query: Query, filters: readonly ReportFilter[]): boolean =>
  filters.some(({ param, filters: options }) =>
    flatten(options).some(
      ({ value, chartMode }) => chartMode === 'item-comparison' && value === query[param],
    ),
  );

const flatten = (options: readonly ReportFilterOption[]): ReportFilterOption[] =>
  options.flatMap((option) => [option, ...flatten(option.subFilters ?? [])]);
