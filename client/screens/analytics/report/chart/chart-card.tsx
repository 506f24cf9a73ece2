import { Suspense, useId } from 'react';
import { __ } from '@wordpress/i18n';
import { lazyScreen, updateQueryString } from '@admin/navigation';
import type { Interval, ReportStats } from '@admin/store-reports';
import { Card, Placeholder, Select } from '@admin/ui';
import type { ReportChart, ReportContext } from '../definition';
import type { ReportPeriod } from '../use-period';
import type { ReportChartDrawingProps } from './drawing';
import './chart-card.css';

/** The drawing comes when there is something to draw. */
const Drawing = lazyScreen<ReportChartDrawingProps>('analytics-chart', async () => {
  const { ReportChartDrawing } = await import(/* webpackChunkName: "analytics-chart" */ './index');
  return ReportChartDrawing;
});

interface ChartCardProps {
  chart: ReportChart;
  period: ReportPeriod;
  present: ReportStats | undefined;
  previous: ReportStats | undefined;
  isItemComparison: boolean;
  context: ReportContext;
}

export function ChartCard({ chart, period, present, previous, isItemComparison, context }: ChartCardProps) {
  const type = context.query['chartType'] === 'bar' ? 'bar' : 'line';
  return (
    <Card
      className="sa-report-chart"
      title={chart.label}
      actions={
        <div className="sa-report-chart__tools">
          <Select
            className="sa-report-chart__interval"
            label={__('Interval', 'woocommerce')}
            value={period.interval}
            options={period.intervals.map((value) => ({ value, label: nameOfInterval(value) }))}
            onChange={(interval) => updateQueryString({ interval })}
          />
          <ChartTypes value={type} />
        </div>
      }
    >
      <div className="sa-report-chart__stage">
        {present ? (
          <Suspense fallback={<LoadingDrawing />}>
            <Drawing
              {...{ chart, type, present, previous, isItemComparison, context }}
              interval={period.interval}
              choice={period.choice}
            />
          </Suspense>
        ) : (
          <LoadingDrawing />
        )}
      </div>
    </Card>
  );
}

const LoadingDrawing = () => <Placeholder height={300} />;

function ChartTypes({ value }: { value: 'line' | 'bar' }) {
  const name = useId();
  const types = [
    { type: 'line', label: __('Line chart', 'woocommerce') },
    { type: 'bar', label: __('Bar chart', 'woocommerce') },
  ] as const;
  return (
    <fieldset className="sa-report-chart__types">
      <legend className="sa-visually-hidden">{__('Chart type', 'woocommerce')}</legend>
      {types.map(({ type, label }) => (
        <label key={type}>
          <input
            type="radio"
            className="sa-visually-hidden"
            name={name}
            checked={type === value}
            onChange={() => updateQueryString({ chartType: type })}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function nameOfInterval(interval: Interval): string {
  switch (interval) {
    case 'hour':
      return __('By hour', 'woocommerce');
    case 'day':
      return __('By day', 'woocommerce');
    case 'week':
      return __('By week', 'woocommerce');
    case 'month':
      return __('By month', 'woocommerce');
    case 'quarter':
      return __('By quarter', 'woocommerce');
    case 'year':
      return __('By year', 'woocommerce');
  }
}
