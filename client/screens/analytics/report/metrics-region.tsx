import { __ } from '@wordpress/i18n';
import type { ReportQuery, ReportRequest, useReportQuery } from '@admin/store-reports';
import { Card, ErrorState } from '@admin/ui';
import { ChartCard } from './chart/chart-card';
import type { ReportChart, ReportContext } from './definition';
import type { ExplainMetric } from './explain-metric';
import { RetryNotice } from './retry-notice';
import { ComparisonNote } from './summary/comparison-note';
import { Summary } from './summary/summary';
import type { ReportPeriod } from './use-period';

/** A report's metrics request, and its display options. */
export interface MetricsRequest extends ReportRequest {
  readonly type: 'series';
  readonly period: ReportPeriod;
  readonly isItemComparison: boolean;
  readonly scope: ReportScope;
}

/** Filters and period of a request. Two responses with the same scope have consistent metrics. */
export interface ReportScope {
  readonly ranges: NonNullable<ReportRequest['ranges']>;
  readonly filters: ReportQuery;
}

interface MetricsRegionProps {
  metrics: ReturnType<typeof useReportQuery<MetricsRequest>>;
  charts: readonly ReportChart[];
  period: ReportPeriod;
  isTimeless: boolean;
  explain: ExplainMetric;
  context: ReportContext;
}

/** The metrics of a report and the selected one as a chart, from the same response. */
export function MetricsRegion({ metrics, charts, period, isTimeless, explain, context }: MetricsRegionProps) {
  const { data, comparison, request, isPlaceholderData, isFetching, error, refetch } = metrics;
  const chosen = charts.find(({ key }) => key === context.query['chart']) ?? charts[0];
  // Metrics without dates have no previous period.
  const isCompared = !isTimeless;

  if (error && !data) {
    return (
      <Card title={__('Metrics', 'store-admin')}>
        <ErrorState
          title={__('The metrics could not be loaded', 'store-admin')}
          message={error.message}
          onRetry={refetch}
        />
      </Card>
    );
  }
  return (
    <>
      {error && (
        <RetryNotice failure={error} onRetry={refetch} isRetrying={isFetching}>
          {comparison || !isCompared
            ? __('These metrics could not be updated.', 'store-admin')
            : __('The comparison data could not be loaded.', 'store-admin')}
        </RetryNotice>
      )}
      {isCompared && <ComparisonNote period={period} />}
      {charts.length > 0 && (
        <Summary
          charts={charts}
          present={data?.totals}
          previous={comparison?.totals}
          {...{ isCompared, isPlaceholderData, explain }}
          chosen={isTimeless ? undefined : chosen?.key}
          context={context.cells}
        />
      )}
      {!isTimeless && chosen && (
        <ChartCard
          chart={chosen}
          type={context.query['chartType'] === 'bar' ? 'bar' : 'line'}
          {...{ period, isPlaceholderData, explain }}
          shownPeriod={request.period}
          present={data}
          previous={comparison}
          isItemComparison={request.isItemComparison}
          context={context.cells}
        />
      )}
    </>
  );
}
