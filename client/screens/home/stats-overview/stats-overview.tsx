import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { useReportQuery, type DateRange } from '@admin/store-reports';
import { ErrorState, Placeholder, VisuallyHidden } from '@admin/ui';
import { MetricTiles } from '../../../metric-details';
import { StatTile, type PeriodQuery } from './stat-tile';

interface StatsOverviewProps {
  /** In the API's format: `revenue/total_sales,orders/orders_count`. */
  stats: string;
  ranges: { present: DateRange; previous: DateRange };
  period: PeriodQuery;
}

export function StatsOverview({ stats, ranges, period }: StatsOverviewProps) {
  const query = useMemo(() => ({ stats }), [stats]);
  const { data, comparison, error, refetch } = useReportQuery({
    type: 'items',
    endpoint: 'performance-indicators',
    query,
    ranges,
  });
  const requestedStats = stats.split(',');

  if (!(data && comparison) && error) {
    return (
      <ErrorState
        title={__('The metrics could not be loaded', 'store-admin')}
        message={error.message}
        onRetry={refetch}
      />
    );
  }
  if (!data || !comparison) return <LoadingStats count={requestedStats.length} />;
  return (
    <MetricTiles isCompared>
      {requestedStats.map((stat) => {
        const indicator = data.items.find((item) => item.stat === stat);
        const before = comparison.items.find((item) => item.stat === stat);
        return (
          indicator && (
            <li key={stat}>
              <StatTile
                indicator={indicator}
                before={before?.value ?? null}
                period={period}
                range={ranges.present}
                comparedWith={ranges.previous}
              />
            </li>
          )
        );
      })}
    </MetricTiles>
  );
}

export const LoadingStats = ({ count }: { count: number }) => (
  <div aria-busy="true">
    <VisuallyHidden as="output">{__('Loading…', 'store-admin')}</VisuallyHidden>
    <MetricTiles isCompared>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div className="sa-summary__figure">
            <span className="sa-summary__label">
              <Placeholder width="50%" height={14} />
            </span>
            <Placeholder width="70%" height={28} />
            <span className="sa-summary__change" />
            <span className="sa-summary__before">
              <Placeholder width="60%" height={12} />
            </span>
          </div>
        </li>
      ))}
    </MetricTiles>
  </div>
);
