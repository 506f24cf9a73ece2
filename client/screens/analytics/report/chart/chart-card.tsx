import { memo } from 'react';
import { updateQueryString } from '@admin/navigation';
import type { ReportStats } from '@admin/store-reports';
import type { ChartType } from '@admin/charts';
import { Card } from '@admin/ui';
import type { CellContext, ReportChart } from '../definition';
import type { ExplainFigure } from '../explain-figure';
import type { ReportPeriod } from '../use-period';
import { nameOfChart } from '../values';
import { ChartTools } from './chart-tools';
import { LazyDrawing } from './lazy-drawing';

interface ChartCardProps {
  chart: ReportChart;
  period: ReportPeriod;
  present: ReportStats | undefined;
  previous: ReportStats | undefined;
  /** Whether the figures to compare with are still on their way. */
  isPreviousDue: boolean;
  isItemComparison: boolean;
  type: ChartType;
  explain: ExplainFigure;
  context: CellContext;
}

export const ChartCard = memo(function ChartCard(props: ChartCardProps) {
  const { period, ...drawn } = props;
  const { choice, comparison, interval, intervals } = period;
  const { chart, type } = drawn;
  return (
    <Card
      className="sa-report-chart"
      title={nameOfChart(chart)}
      actions={
        <ChartTools
          {...{ interval, intervals, type }}
          onInterval={(value) => updateQueryString({ interval: value })}
          onType={(value) => updateQueryString({ chartType: value })}
        />
      }
    >
      <LazyDrawing {...drawn} {...{ interval, choice, comparison }} />
    </Card>
  );
});
