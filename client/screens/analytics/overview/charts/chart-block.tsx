import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { ChartType } from '@admin/charts';
import { getNewPath, getPersistedQuery, Link } from '@admin/navigation';
import { useReportQuery, type Interval, type ReportQuery } from '@admin/store-reports';
import { Card, ErrorState } from '@admin/ui';
import { ReportChartDrawing } from '../../report/chart/drawing';
import type { ReportContext } from '../../report/definition';
import type { ExplainMetric } from '../../report/explain-metric';
import { RetryNotice } from '../../report/retry-notice';
import type { ReportPeriod } from '../../report/use-period';
import { useTrackDataAge } from '../data-age';
import type { OverviewChart } from './charts';

interface ChartBlockProps {
  chart: OverviewChart;
  /** The user's name for it. */
  name: string;
  reportQuery: ReportQuery;
  filters: ReportQuery;
  type: ChartType;
  interval: Interval;
  period: ReportPeriod;
  context: ReportContext;
}

/** A chart with a link to its report. */
export function ChartBlock(props: ChartBlockProps) {
  const { chart, name, reportQuery, filters, type, interval, period, context } = props;
  const { endpoint, key } = chart;
  const named = useMemo(() => ({ ...chart, label: name }), [chart, name]);
  const answer = useReportQuery({
    type: 'series',
    endpoint,
    query: reportQuery,
    ranges: period.ranges,
    keepPreviousData: true,
    period,
    interval,
    filters,
  });
  const { data, comparison, request, isPlaceholderData, isFetching, error, refetch } = answer;
  const receivedAt = data?.receivedAt;
  useTrackDataAge(receivedAt, isFetching);
  const explain: ExplainMetric = (column, label, value, range) => ({
    stat: `${endpoint}/${column}`,
    label,
    value,
    receivedAt,
    range,
    filters: request.filters,
  });
  const href = getNewPath(
    { ...getPersistedQuery(context.query), chart: key, chartType: type, interval },
    `/analytics/${endpoint}`,
    {},
  );
  return (
    <Card
      className="sa-chart-block"
      headingLevel={3}
      title={name}
      actions={
        <Link
          href={href}
          aria-label={sprintf(
            /* translators: %s: what a chart shows */
            __('View report: %s', 'store-admin'),
            name,
          )}
        >
          {__('View report', 'store-admin')}
        </Link>
      }
    >
      {error && !data ? (
        <ErrorState
          title={__('The chart could not be loaded', 'store-admin')}
          message={error.message}
          onRetry={refetch}
        />
      ) : (
        <>
          {error && (
            <RetryNotice failure={error} onRetry={refetch} isRetrying={isFetching}>
              {__('Some data of this chart could not be loaded.', 'store-admin')}
            </RetryNotice>
          )}
          <ReportChartDrawing
            chart={named}
            type={type}
            interval={request.interval}
            choice={request.period.choice}
            comparison={request.period.comparison}
            present={data}
            previous={comparison}
            {...{ isPlaceholderData, explain }}
            isItemComparison={false}
            context={context.cells}
          />
        </>
      )}
    </Card>
  );
}
