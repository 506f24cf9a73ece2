import { flattenFilters, type FilterConfig } from '@admin/filters';
import type { Query } from '@admin/navigation';

/** Whether the chosen filters put items beside each other, and say which. */
export const isComparing = (query: Query, filters: readonly FilterConfig[]): boolean =>
  filters.some(({ param, filters: options }) =>
    flattenFilters(options).some(
      ({ value, chartMode, settings }) =>
        chartMode === 'item-comparison' &&
        value === query[param] &&
        (!settings || Boolean(query[settings.param])),
    ),
  );
