import { useMemo } from 'react';
import { WithStores } from '@admin/data';
import { FilterSourcesContext } from '@admin/filters';
import type { Query } from '@admin/navigation';
import { readFilters, reportsStore, toSeriesQuery } from '@admin/store-reports';
import { searchStore } from '@admin/store-search';
import { useReportContext } from './context';
import { DateBar } from './date-bar/date-bar';
import type { ReportDefinition } from './definition';
import { FiguresRegion } from './figures-region';
import { FilterRegion } from './filter-region/filter-region';
import { useFilterSources } from './filter-region/use-sources';
import { isComparing } from './filters';
import { RegionBoundary } from './region-boundary';
import { TableRegion } from './table/table-region';
import { useReportLists } from './use-lists';
import { useReportPeriod } from './use-period';
import './report-screen.css';

export interface ReportScreenProps {
  definition: ReportDefinition;
  query: Query;
}

const STORES = [{ store: reportsStore }, { store: searchStore }];

/** A report, from its definition and the address. Every part of it stands on its own: one that fails costs no other. */
export const ReportScreen = (props: ReportScreenProps) => (
  <WithStores stores={STORES}>
    <Report {...props} />
  </WithStores>
);

function Report({ definition, query }: ReportScreenProps) {
  const sources = useFilterSources();
  const { stats, isTimeless = false, segmentBy } = definition;
  const { charts, filters, advancedFilters } = useReportLists(definition);
  const period = useReportPeriod(query);
  const table = useMemo(() => definition.getTable(query), [definition, query]);
  const context = useReportContext(query, period.interval, table.needsCategories ?? false);

  const isItemComparison = segmentBy !== undefined && isComparing(query, filters);
  const fields = [...charts.map(({ key }) => key), ...(table.summaryFields ?? [])].join(',');
  const question = useMemo(
    () =>
      toSeriesQuery({
        filters: readFilters(query),
        fields: fields.split(','),
        interval: isTimeless ? undefined : period.interval,
        segmentBy: isItemComparison ? segmentBy : undefined,
      }),
    [query, fields, isTimeless, period.interval, isItemComparison, segmentBy],
  );

  return (
    <FilterSourcesContext.Provider value={sources}>
      <div className="sa-report">
        {!isTimeless && <DateBar period={period} />}
        <RegionBoundary>
          <FilterRegion {...{ filters, advancedFilters, query }} />
        </RegionBoundary>
        <RegionBoundary>
          <FiguresRegion {...{ stats, question, charts, period, isTimeless, isItemComparison, context }} />
        </RegionBoundary>
        <RegionBoundary>
          <TableRegion {...{ table, stats, question, period, isTimeless, context }} />
        </RegionBoundary>
      </div>
    </FilterSourcesContext.Provider>
  );
}
