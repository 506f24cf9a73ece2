import { useCallback, useMemo, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { FilterSourcesContext, flattenFilters, type FilterConfig } from '@admin/filters';
import type { Query } from '@admin/navigation';
import { deliveriesStore, useFailedDeliveries } from '@admin/store-deliveries';
import { reportsStore, toSeriesQuery, useReportQuery } from '@admin/store-reports';
import { searchStore } from '@admin/store-search';
import { getHiddenColumns } from '@admin/table';
import { Button, InlineNotice, Placeholder } from '@admin/ui';
import { Freshness } from '../freshness/freshness';
import { DefaultView, ViewsMenu } from '../views';
import { useReportContext } from './context';
import { DateBar } from './date-bar/date-bar';
import type { ReportDefinition } from './definition';
import type { ExplainMetric } from './explain-metric';
import { MetricsRegion, type MetricsRequest } from './metrics-region';
import { FilterRegion } from './filter-region/filter-region';
import { useFilterSources } from './filter-region/use-sources';
import { RegionBoundary } from './region-boundary';
import { TABLE_FILTER } from './table/filtered-table';
import { TableRegion } from './table/table-region';
import { useHiddenColumns } from './table/use-hidden-columns';
import { useIsVariable } from './use-is-variable';
import { useReportFilters } from './use-filters';
import { useReportLists } from './use-lists';
import { useReportPeriod } from './use-period';
import './report-screen.css';

export interface ReportScreenProps {
  definition: ReportDefinition;
  /** The report's path: `/analytics/orders`. */
  path: string;
  query: Query;
}

const STORES = [{ store: reportsStore }, { store: searchStore }, { store: deliveriesStore }];

/**
 * Renders a report from its definition and the address. Each region is independent: an error in one doesn't affect the
 * others.
 */
export const ReportScreen = (props: ReportScreenProps) => (
  <WithStores stores={STORES}>
    <Report {...props} />
  </WithStores>
);

function Report(props: ReportScreenProps) {
  const { definition, path, query } = props;
  const isVariable = useIsVariable(definition.getSingleProduct?.(query));
  const table = useMemo(
    () => definition.getTable(query, isVariable ?? false),
    [definition, query, isVariable],
  );
  const [hiddenColumns, onHiddenColumns] = useHiddenColumns(table.columnsPreference);
  return (
    <DefaultView path={path} query={query} onHiddenColumns={onHiddenColumns}>
      <Content {...props} {...{ table, isVariable, hiddenColumns, onHiddenColumns }} />
    </DefaultView>
  );
}

interface ContentProps extends ReportScreenProps {
  table: ReturnType<ReportDefinition['getTable']>;
  /** Whether a single product has variations, which changes the table and metrics. */
  isVariable: boolean | undefined;
  /** Keys of the columns the user hid; `undefined` until the user chooses. */
  hiddenColumns: readonly string[] | undefined;
  onHiddenColumns: (hidden: string[]) => void;
}

const NO_DATES = { present: undefined };

function Content(props: ContentProps) {
  const { definition, path, query, table, isVariable, hiddenColumns, onHiddenColumns } = props;
  const { stats, Notice, isTimeless = false } = definition;
  const lists = useReportLists(definition);
  const { charts } = lists;
  const period = useReportPeriod(query);
  const context = useReportContext(query, table.needsCategories ?? false);

  const segmentBy = isComparing(query, lists.filters)
    ? definition.segmentBy
    : definition.getParts?.(query, isVariable ?? false);
  const isKnown = isVariable !== undefined;
  const fields = [...charts.map(({ key }) => key), ...(table.summaryFields ?? [])].join(',');
  const filters = useReportFilters(query);
  const reportQuery = useMemo(
    () =>
      isKnown
        ? toSeriesQuery({
            filters,
            fields: fields.split(','),
            interval: isTimeless ? undefined : period.interval,
            segmentBy,
          })
        : undefined,
    [isKnown, filters, fields, isTimeless, period.interval, segmentBy],
  );
  const ranges = isTimeless ? NO_DATES : period.ranges;
  const scope = useMemo(() => ({ ranges, filters }), [ranges, filters]);
  const metrics = useReportQuery<MetricsRequest>({
    type: 'series',
    endpoint: stats,
    query: reportQuery,
    ranges,
    keepPreviousData: true,
    period,
    isItemComparison: segmentBy !== undefined,
    scope,
  });
  const sources = useFilterSources();
  const { data, isPlaceholderData, isFetching } = metrics;
  const { scope: shownScope } = metrics.request;
  const receivedAt = data?.receivedAt;
  const totals = useMemo(() => data && { values: data.totals, scope: shownScope }, [data, shownScope]);
  const explain = useCallback<ExplainMetric>(
    (key, label, value, range = shownScope.ranges.present) => ({
      stat: `${stats}/${key}`,
      label,
      value,
      receivedAt,
      range,
      comparedWith: range === shownScope.ranges.present ? shownScope.ranges.previous : undefined,
      filters: shownScope.filters,
    }),
    [stats, receivedAt, shownScope],
  );
  const hidden = useMemo(
    () => getHiddenColumns(table.getColumns(context), hiddenColumns),
    [table, context, hiddenColumns],
  );

  const failed = useFailedDeliveries(path);
  const [isSending, setSending] = useState(false);
  const views = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () => ({ definition, charts, table, period, context }),
    [definition, charts, table, period, context],
  );
  const sending = useMemo(
    () => ({
      shown,
      hasFailed: failed.length > 0,
      isOpen: isSending,
      onOpen: () => setSending(true),
      onClose: () => setSending(false),
    }),
    [shown, failed.length, isSending],
  );

  return (
    <FilterSourcesContext.Provider value={sources}>
      <div className="sa-report">
        <div className="sa-report__bar">
          {!isTimeless && <DateBar period={period} />}
          <RegionBoundary>
            <FilterRegion filters={lists.filters} advancedFilters={lists.advancedFilters} query={query} />
          </RegionBoundary>
          <div ref={views} className="sa-report__views">
            <ViewsMenu {...{ path, query, onHiddenColumns }} hiddenColumns={hidden} sending={sending} />
          </div>
        </div>
        {failed.map(({ id, name }) => (
          <InlineNotice
            key={id}
            status="warning"
            actions={
              <Button
                size="small"
                onClick={() => {
                  // The dialog returns the focus to its opener, but this button has been removed by then.
                  views.current?.querySelector('button')?.focus();
                  sending.onOpen();
                }}
              >
                {__('View details', 'store-admin')}
              </Button>
            }
          >
            {sprintf(
              /* translators: %s: name of a scheduled report */
              __('The scheduled email “%s” was not sent.', 'store-admin'),
              name,
            )}
          </InlineNotice>
        ))}
        {Notice && <Notice />}
        <Freshness receivedAt={receivedAt} isRefreshing={isFetching && data !== undefined} />
        <RegionBoundary>
          <MetricsRegion {...{ metrics, charts, period, isTimeless, explain, context }} />
        </RegionBoundary>
        <RegionBoundary filter={TABLE_FILTER}>
          {isKnown ? (
            <TableRegion
              {...{
                table,
                stats,
                period,
                isTimeless,
                context,
                hiddenColumns,
                onHiddenColumns,
                scope,
                totals,
                explain,
              }}
              areTotalsLoading={isFetching && (!data || isPlaceholderData)}
            />
          ) : (
            <div aria-busy="true">
              <Placeholder height={300} />
            </div>
          )}
        </RegionBoundary>
      </div>
    </FilterSourcesContext.Provider>
  );
}

/** Whether the selected filters compare items, and name them. */
const isComparing = (query: Query, filters: readonly FilterConfig[]): boolean =>
  filters.some(({ param, filters: options }) =>
    flattenFilters(options).some(
      ({ value, chartMode, settings }) =>
        chartMode === 'item-comparison' &&
        value === query[param] &&
        (!settings || Boolean(query[settings.param])),
    ),
  );
