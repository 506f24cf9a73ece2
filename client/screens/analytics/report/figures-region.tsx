import { __ } from '@wordpress/i18n';
import type { useComparedSeries } from '@admin/store-reports';
import { Card, ErrorState } from '@admin/ui';
import { ChartCard } from './chart/chart-card';
import type { ReportChart, ReportContext } from './definition';
import type { ExplainFigure } from './explain-figure';
import { RetryNotice } from './retry-notice';
import { ComparisonNote } from './summary/comparison-note';
import { Summary } from './summary/summary';
import type { ReportPeriod } from './use-period';

interface FiguresRegionProps {
  figures: ReturnType<typeof useComparedSeries>;
  charts: readonly ReportChart[];
  period: ReportPeriod;
  isTimeless: boolean;
  /** Whether there is a period to compare with. */
  isCompared: boolean;
  isItemComparison: boolean;
  explain: ExplainFigure;
  context: ReportContext;
}

/** The figures of a report and the chosen one as a chart, from the same answer. */
export function FiguresRegion(props: FiguresRegionProps) {
  const { figures, charts, period, isTimeless, isCompared, isItemComparison, explain, context } = props;
  const { present, previous, status, failure, retry } = figures;
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
        <RetryNotice failure={failure} onRetry={retry} isRetrying={status === 'resolving'}>
          {previous || !isCompared
            ? __('These figures could not be brought up to date.', 'woocommerce')
            : __('The figures to compare with could not be loaded.', 'woocommerce')}
        </RetryNotice>
      )}
      {isCompared && <ComparisonNote period={period} />}
      {charts.length > 0 && (
        <Summary
          charts={charts}
          present={present?.totals}
          previous={previous?.totals}
          isCompared={isCompared}
          chosen={isTimeless ? undefined : chosen?.key}
          explain={explain}
          context={context.cells}
        />
      )}
      {!isTimeless && chosen && (
        <ChartCard
          chart={chosen}
          type={context.query['chartType'] === 'bar' ? 'bar' : 'line'}
          {...{ period, present, previous, isItemComparison, explain }}
          isPreviousDue={isCompared && !isItemComparison && !previous && status === 'resolving'}
          context={context.cells}
        />
      )}
    </>
  );
}
