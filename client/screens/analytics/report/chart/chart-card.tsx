import { memo } from 'react';
import { updateQueryString } from '@admin/navigation';
import type { ReportStats } from '@admin/store-reports';
import type { ChartType } from '@admin/charts';
import { Card } from '@admin/ui';
import type { CellContext, ReportChart } from '../definition';
import type { ExplainMetric } from '../explain-metric';
import type { ReportPeriod } from '../use-period';
import { getChartName } from '../values';
import { ChartTools } from './chart-tools';
import { ReportChartDrawing } from './drawing';

interface ChartCardProps {
  chart: ReportChart;
  /** The selected period. */
  period: ReportPeriod;
  /** The period of the displayed metrics. */
  shownPeriod: ReportPeriod;
  present: ReportStats | undefined;
  previous: ReportStats | undefined;
  isPlaceholderData: boolean;
  isItemComparison: boolean;
  type: ChartType;
  explain: ExplainMetric;
  context: CellContext;
}

export const ChartCard = memo(function ChartCard({ period, shownPeriod, ...drawn }: ChartCardProps) {
  const { chart, type } = drawn;
  const { choice, comparison, interval } = shownPeriod;
  return (
    <Card
      className="sa-report-chart"
      title={getChartName(chart)}
      actions={
        <ChartTools
          interval={period.interval}
          intervals={period.intervals}
          type={type}
          onInterval={(value) => updateQueryString({ interval: value })}
          onType={(value) => updateQueryString({ chartType: value })}
        />
      }
    >
      <ReportChartDrawing {...drawn} {...{ interval, choice, comparison }} />
    </Card>
  );
});
