import { useMemo } from 'react';
import type { AdvancedFiltersConfig, FilterConfig } from '@admin/filters';
import { filterList, filterValue, useFilterChanges } from '@admin/extensions';
import type { ReportChart, ReportDefinition } from './definition';

export interface ReportLists {
  readonly charts: readonly ReportChart[];
  readonly filters: readonly FilterConfig[];
  readonly advancedFilters: AdvancedFiltersConfig;
}

const NO_HOOK = 'store_admin_no_filter';
const NO_ADVANCED_FILTERS: AdvancedFiltersConfig = { filters: {} };

/** Charts and filters of a report with those of extensions, however late they come. */
export function useReportLists({ hooks, charts, filters, advancedFilters }: ReportDefinition): ReportLists {
  const names = {
    charts: hooks.charts ?? NO_HOOK,
    filters: hooks.filters ?? NO_HOOK,
    advancedFilters: hooks.advancedFilters ?? NO_HOOK,
  };
  const changes =
    useFilterChanges(names.charts) +
    useFilterChanges(names.filters) +
    useFilterChanges(names.advancedFilters);
  return useMemo(
    () => ({
      charts: filterList(names.charts, () => [...charts], isChart),
      filters: filterList(names.filters, () => [...(filters ?? [])], isFilter),
      advancedFilters: filterValue(
        names.advancedFilters,
        advancedFilters ?? NO_ADVANCED_FILTERS,
        isAdvancedFilters,
      ),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- `changes` stands for the callbacks, which are no values
    [charts, filters, advancedFilters, names.charts, names.filters, names.advancedFilters, changes],
  );
}

function isChart(value: unknown): value is ReportChart {
  const { key, label } = Object(value);
  return typeof key === 'string' && typeof label === 'string';
}

function isFilter(value: unknown): value is FilterConfig {
  const { param, filters } = Object(value);
  return typeof param === 'string' && Array.isArray(filters);
}

function isAdvancedFilters(value: unknown): value is AdvancedFiltersConfig {
  const { filters } = Object(value);
  return typeof filters === 'object' && filters !== null;
}
