import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { getNewPath, getPersistedQuery } from '@admin/navigation';
import { useReportQuery, type ReportTotals, type Indicator, type ReportItems } from '@admin/store-reports';
import { Card, EmptyState, ErrorState } from '@admin/ui';
import { useReportContext } from '../report/context';
import type { ReportChart } from '../report/definition';
import { useReportFilters } from '../report/use-filters';
import { ComparisonNote } from '../report/summary/comparison-note';
import { Summary } from '../report/summary/summary';
import { useReportPeriod, type ReportPeriod } from '../report/use-period';
import { arrangeBlocks, type ArrangedBlock } from './sections/arrange-blocks';
import type { SectionProps } from './sections/section';
import { SectionFrame } from './sections/section-frame';
import { useTrackDataAge } from './data-age';

const NO_QUERY = {};

/** Metrics where an increase is bad. */
const GOOD_WHEN_LESS = new Set(['revenue/refunds']);

interface OfferedMetric extends ArrangedBlock {
  chart: string;
  reportPath: string;
}

/** The period's metrics with their comparison; each links to its report. */
export function PerformanceSection(props: SectionProps) {
  const { query, arrangement } = props;
  const period = useReportPeriod(query);
  const allowed = useReportQuery({
    type: 'items',
    endpoint: 'performance-indicators/allowed',
    query: NO_QUERY,
  });
  const { data: page, error, refetch } = allowed;
  const metrics = useMemo(
    () =>
      arrangeBlocks(
        (page?.items ?? []).map(({ stat, ...rest }) => ({ ...rest, key: stat })),
        arrangement,
      ),
    [page, arrangement],
  );
  const shown = metrics.filter(({ isVisible }) => isVisible);

  return (
    <SectionFrame section={props} blocks={metrics} chooseLabel={__('Choose metrics', 'store-admin')}>
      {error && !page ? (
        <MetricsError message={error.message} onRetry={refetch} />
      ) : page && shown.length === 0 ? (
        <Card>
          <EmptyState
            title={__('No metrics are shown', 'store-admin')}
            message={__('Use the menu of this section to choose metrics.', 'store-admin')}
          />
        </Card>
      ) : (
        // The available metrics must be known before any are requested.
        page && <VisibleMetrics metrics={shown} period={period} query={query} />
      )}
    </SectionFrame>
  );
}

interface VisibleMetricsProps extends Pick<SectionProps, 'query'> {
  metrics: readonly OfferedMetric[];
  period: ReportPeriod;
}

function VisibleMetrics({ metrics, period, query }: VisibleMetricsProps) {
  // Sorted, so that rearranging metrics doesn't change the request.
  const stats = metrics
    .map(({ key }) => key)
    .toSorted()
    .join(',');
  const filters = useReportFilters(query);
  const reportQuery = useMemo(() => ({ ...filters, stats }), [filters, stats]);
  const { data, comparison, request, isPlaceholderData, isFetching, error, refetch } = useReportQuery({
    type: 'items',
    endpoint: 'performance-indicators',
    query: reportQuery,
    ranges: period.ranges,
    keepPreviousData: true,
    filters,
  });
  const receivedAt = data?.receivedAt;
  useTrackDataAge(receivedAt, isFetching);
  const context = useReportContext(query);

  if (error && !(data && comparison)) return <MetricsError message={error.message} onRetry={refetch} />;
  const formats = new Map(data?.items.map(({ stat, format }) => [stat, format]));
  const addresses = new Map(
    metrics.map(({ key, reportPath, chart }) => [
      key,
      reportPath && getNewPath({ ...getPersistedQuery(query), chart }, reportPath, {}),
    ]),
  );
  return (
    <>
      <ComparisonNote period={period} />
      <Summary
        charts={metrics.map(({ key, name }): ReportChart => ({
          key,
          label: name,
          type: formats.get(key) === 'currency' ? 'currency' : 'number',
          isReverseTrend: GOOD_WHEN_LESS.has(key),
        }))}
        present={data && toTotals(data)}
        previous={comparison && toTotals(comparison)}
        isCompared
        isPlaceholderData={isPlaceholderData}
        getHref={({ key }) => addresses.get(key)}
        explain={(stat, label, value) => ({
          stat,
          label,
          value,
          receivedAt,
          range: request.ranges.present,
          comparedWith: request.ranges.previous,
          filters: request.filters,
        })}
        context={context}
      />
    </>
  );
}

/** Returns the metrics by name, without those that the store can't provide. */
const toTotals = ({ items }: ReportItems<'performance-indicators'>): ReportTotals =>
  Object.fromEntries(
    items
      .filter((item): item is Indicator & { value: number } => item.value !== null)
      .map(({ stat, value }) => [stat, value]),
  );

const MetricsError = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Card>
    <ErrorState
      title={__('The metrics could not be loaded', 'store-admin')}
      message={message}
      onRetry={onRetry}
    />
  </Card>
);
