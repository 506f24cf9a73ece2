import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { flattenFilters, type AdvancedFiltersConfig, type FilterConfig } from '@admin/filters';
import { filterList, filterValue, useFilterChanges } from '@admin/extensions';
import { isAdvancedFilters, isFilter, toAdvancedFilters, toFilter } from './added-filters';
import type { ReportChart, ReportDefinition } from './definition';
import { uniqueBy } from './unique-by';

export interface ReportLists {
  readonly charts: readonly ReportChart[];
  readonly filters: readonly FilterConfig[];
  readonly advancedFilters: AdvancedFiltersConfig;
}

const NO_HOOK = 'store_admin_no_filter';
const NO_HOOKS = { charts: NO_HOOK, filters: NO_HOOK, advancedFilters: NO_HOOK };
const NO_ADVANCED_FILTERS: AdvancedFiltersConfig = { filters: {} };

/** Returns a report's charts and filters including those of extensions, even if added late. */
export function useReportLists({ hooks, charts, filters, advancedFilters }: ReportDefinition): ReportLists {
  const names = { ...NO_HOOKS, ...hooks };
  const changes =
    useFilterChanges(names.charts) +
    useFilterChanges(names.filters) +
    useFilterChanges(names.advancedFilters);
  return useMemo(
    () => {
      const combined = toAdvancedFilters(
        filterValue(names.advancedFilters, advancedFilters ?? NO_ADVANCED_FILTERS, isAdvancedFilters),
      );
      return {
        charts: uniqueBy(
          filterList(names.charts, () => [...charts], isChart),
          ({ key }) => key,
        ),
        filters: withAdvanced(
          uniqueBy(
            filterList(names.filters, () => [...(filters ?? [])], isFilter),
            ({ param }) => param,
          ).map(toFilter),
          combined,
        ),
        advancedFilters: combined,
      };
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `changes` stands for the callbacks, which are no values
    [charts, filters, advancedFilters, names.charts, names.filters, names.advancedFilters, changes],
  );
}

/** If an extension adds the first advanced filters, adds the option that shows them. */
function withAdvanced(
  filters: readonly FilterConfig[],
  { filters: combined }: AdvancedFiltersConfig,
): readonly FilterConfig[] {
  const options = filters.flatMap((config) => flattenFilters(config.filters));
  if (Object.keys(combined).length === 0 || options.some(({ value }) => value === ADVANCED)) return filters;
  const advanced = { label: __('Advanced filters', 'store-admin'), value: ADVANCED };
  const main = filters.find(({ param }) => param === MAIN_PARAM);
  if (!main) return [{ ...showAll(), filters: [...showAll().filters, advanced] }, ...filters];
  return filters.map((config) =>
    config === main ? { ...main, filters: [...main.filters, advanced] } : config,
  );
}

const MAIN_PARAM = 'filter';
const ADVANCED = 'advanced';

const showAll = (): FilterConfig => ({
  label: __('Show', 'store-admin'),
  staticParams: ['chartType', 'paged', 'per_page'],
  param: MAIN_PARAM,
  showFilters: () => true,
  filters: [{ label: __('All', 'store-admin'), value: 'all' }],
});

function isChart(value: unknown): value is ReportChart {
  const { key, label } = Object(value);
  return typeof key === 'string' && typeof label === 'string';
}
