import { useCallback, useDeferredValue, useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { ChartType } from '@admin/charts';
import { getNewPath, getPersistedQuery, Link } from '@admin/navigation';
import { readFilters, useComparedSeries, type Interval, type ReportQuery } from '@admin/store-reports';
import { Card, ErrorState } from '@admin/ui';
import { LazyDrawing } from '../../report/chart/lazy-drawing';
import type { ReportContext } from '../../report/definition';
import type { ExplainFigure } from '../../report/explain-figure';
import { RetryNotice } from '../../report/retry-notice';
import type { ReportPeriod } from '../../report/use-period';
import { useShownAnswer } from '../shown-answers';
import type { OverviewChart } from './charts';

interface ChartBlockProps {
  chart: OverviewChart;
  /** As the user calls it. */
  name: string;
  question: ReportQuery;
  type: ChartType;
  interval: Interval;
  period: ReportPeriod;
  context: ReportContext;
}

/** One chart with a link to its report. */
export function ChartBlock({ chart, name, question, type, interval, period, context }: ChartBlockProps) {
  const { endpoint, key } = chart;
  const named = useMemo(() => ({ ...chart, label: name }), [chart, name]);
  const { present, previous, status, failure, retry } = useComparedSeries(endpoint, question, period.ranges);
  useShownAnswer(present?.receivedAt, status === 'resolving');
  const { choice, comparison } = period;
  const isPreviousDue = !previous && status === 'resolving';
  const { cells } = context;
  const receivedAt = present?.receivedAt;
  const filters = useMemo(() => readFilters(context.query), [context.query]);
  const explain = useCallback<ExplainFigure>(
    (column, label, value, range) => ({
      stat: `${endpoint}/${column}`,
      label,
      value,
      receivedAt,
      range,
      filters,
    }),
    [endpoint, receivedAt, filters],
  );
  // The period that was chosen is named at once; its drawings follow, and give way to whatever is pressed next.
  const drawing = useDeferredValue(
    useMemo(
      () => ({
        chart: named,
        type,
        interval,
        choice,
        comparison,
        present,
        previous,
        isPreviousDue,
        explain,
        context: cells,
      }),
      [named, type, interval, choice, comparison, present, previous, isPreviousDue, explain, cells],
    ),
  );
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
            __('View report: %s', 'woocommerce'),
            name,
          )}
        >
          {__('View report', 'woocommerce')}
        </Link>
      }
    >
      {failure && !present ? (
        <ErrorState
          title={__('The chart could not be loaded', 'woocommerce')}
          message={failure.message}
          onRetry={retry}
        />
      ) : (
        <>
          {failure && (
            <RetryNotice failure={failure} onRetry={retry} isRetrying={status === 'resolving'}>
              {__('Not all figures of this chart could be loaded.', 'woocommerce')}
            </RetryNotice>
          )}
          <LazyDrawing {...drawing} isItemComparison={false} />
        </>
      )}
    </Card>
  );
}
