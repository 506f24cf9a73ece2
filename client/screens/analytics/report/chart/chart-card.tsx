import { memo } from 'react';
import { updateQueryString } from '@admin/navigation';
import type { ReportStats } from '@admin/store-reports';
import { Card } from '@admin/ui';
import type { ReportChart, ReportContext } from '../definition';
import type { ReportPeriod } from '../use-period';
import { nameOfChart } from '../values';
import { ChartTools } from './chart-tools';
import { LazyDrawing } from './lazy-drawing';

interface ChartCardProps {
  chart: ReportChart;
  period: ReportPeriod;
  present: ReportStats | undefined;
  previous: ReportStats | undefined;
  isItemComparison: boolean;
  context: ReportContext;
}

export const ChartCard = memo(function ChartCard(props: ChartCardProps) {
  const { chart, period, present, previous, isItemComparison, context } = props;
  const { choice, interval, intervals } = period;
  const type = context.query['chartType'] === 'bar' ? 'bar' : 'line';
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
      <LazyDrawing
        {...{ chart, type, interval, choice, present, previous, isItemComparison }}
        context={context.cells}
      />
    </Card>
  );
});
