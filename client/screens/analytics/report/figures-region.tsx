import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { useComparedSeries, type ReportQuery, type SeriesRanges } from '@admin/store-reports';
import { Button, Card, ErrorState, InlineNotice } from '@admin/ui';
import { ChartCard } from './chart/chart-card';
import type { ReportChart, ReportContext } from './definition';
import { Summary } from './summary/summary';
import type { ReportPeriod } from './use-period';

interface FiguresRegionProps {
  /** The endpoint. */
  stats: string;
  question: ReportQuery;
  charts: readonly ReportChart[];
  period: ReportPeriod;
  isTimeless: boolean;
  isItemComparison: boolean;
  context: ReportContext;
}

const NO_DATES: SeriesRanges = { present: undefined, previous: undefined };

/** The figures of a report and the chosen one as a chart, from the same answer. */
export function FiguresRegion(props: FiguresRegionProps) {
  const { stats, question, charts, period, isTimeless, isItemComparison, context } = props;
  const ranges = useMemo(() => {
    if (isTimeless) return NO_DATES;
    // Items are compared with each other, not with themselves a year ago.
    return isItemComparison ? { present: period.ranges.present, previous: undefined } : period.ranges;
  }, [isTimeless, isItemComparison, period.ranges]);
  const { present, previous, status, failure, retry } = useComparedSeries(stats, question, ranges);
  const chosen = charts.find(({ key }) => key === context.query['chart']) ?? charts[0];

  if (failure && !present) {
    return (
      <Card title={__('Figures', 'woocommerce')}>
        <ErrorState
          title={__('The figures could not be loaded', 'woocommerce')}
          message={failure.message}
          onRetry={retry}
        />
      </Card>
    );
  }
  return (
    <>
      {failure && (
        <InlineNotice
          status="error"
          actions={
            <Button variant="link" onClick={retry} busy={status === 'resolving'}>
              {__('Retry', 'woocommerce')}
            </Button>
          }
        >
          {previous
            ? __('These figures could not be brought up to date.', 'woocommerce')
            : __('The figures to compare with could not be loaded.', 'woocommerce')}
        </InlineNotice>
      )}
      {charts.length > 0 && (
        <Summary
          charts={charts}
          present={present?.totals}
          previous={previous?.totals}
          isCompared={ranges.previous !== undefined}
          chosen={isTimeless ? undefined : chosen?.key}
          context={context}
        />
      )}
      {!isTimeless && chosen && (
        <ChartCard chart={chosen} {...{ period, present, previous, isItemComparison, context }} />
      )}
    </>
  );
}
