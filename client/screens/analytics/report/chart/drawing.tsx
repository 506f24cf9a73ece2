import { useCallback, useMemo } from 'react';
import { Chart, type ChartSeries, type ChartType } from '@admin/charts';
import { getHost } from '@admin/host';
import {
  getPeriodName,
  pairIntervals,
  type Interval,
  type PeriodChoice,
  type ReportInterval,
  type ReportStats,
} from '@admin/store-reports';
import { Busy, Placeholder } from '@admin/ui';
import { createWallDateFormat, formatInterval } from '../dates';
import type { ReportChart, CellContext } from '../definition';
import { useMetricDetails } from '../../../../metric-details';
import type { ExplainMetric } from '../explain-metric';
import { formatMetricValue } from '../values';
import { getItemColor } from './item-color';
import { toLine, toPoints, toSegmentValues, type ReportPair } from './series';
import './drawing.css';

interface DrawingProps {
  chart: ReportChart;
  type: ChartType;
  interval: Interval;
  choice: PeriodChoice;
  /** Label of the previous period. */
  comparison: string;
  present: ReportStats;
  previous: ReportStats | undefined;
  /** Compares items instead of periods. */
  isItemComparison: boolean;
  explain: ExplainMetric;
  context: CellContext;
}

interface ReportChartDrawingProps extends Omit<DrawingProps, 'present'> {
  /** `undefined` until known. */
  present: ReportStats | undefined;
  /** Whether newer metrics are loading. */
  isPlaceholderData: boolean;
}

/** Height of the chart without its legend, in pixels. */
const CHART_HEIGHT = 300;

/**
 * The selected metric over time: two periods, or several items, side by side. Its height is reserved before it loads.
 */
export const ReportChartDrawing = ({ present, isPlaceholderData, ...props }: ReportChartDrawingProps) => (
  <Busy isBusy={isPlaceholderData || !present} className="sa-report-drawing">
    {present ? <Drawing {...props} present={present} /> : <Placeholder height={CHART_HEIGHT} />}
  </Busy>
);

function Drawing(props: DrawingProps) {
  const { chart, type, interval, present, previous, choice, comparison, isItemComparison, context } = props;
  const { explain, panel } = useMetricDetails();
  const pairs = useMemo(
    () =>
      pairIntervals(present.intervals, (!isItemComparison && previous?.intervals) || [], {
        choice,
        interval,
        startOfWeek: getHost().startOfWeek,
      }),
    [present, previous, isItemComparison, choice, interval],
  );
  const explainPoint = (index: number) => {
    // If only the previous period has a value, use that interval.
    const interval = pairs[index]?.present ?? pairs[index]?.previous;
    if (!interval) return;
    const { start, end, subtotals } = interval;
    const range = { after: start.replace(' ', 'T'), before: end.replace(' ', 'T') };
    explain(props.explain(chart.key, chart.label, subtotals[chart.key], range));
  };
  const format = useCallback(
    (value: number) => formatMetricValue(value, chart.type, context),
    [chart.type, context],
  );
  const formatTick = useCallback(
    (value: number, greatest: number) => context.tick(value, greatest, chart.type),
    [chart.type, context],
  );
  const { points, series } = useMemo(() => {
    const date = createWallDateFormat();
    // Points and lines use the same names.
    const names = new Map<ReportInterval, ReturnType<typeof formatInterval>>();
    const write = (entry: ReportInterval) => {
      const name = names.get(entry) ?? formatInterval(entry, interval, date);
      names.set(entry, name);
      return name;
    };
    const points = toPoints(pairs, write);
    if (isItemComparison) return { points, series: toItemSeries(present, chart, format) };
    const own = (period: keyof ReportPair, stats: ReportStats) => ({
      ...toLine(pairs, period, chart.key, write),
      total: format(stats.totals[chart.key] ?? 0),
    });
    const lines: ChartSeries[] = [
      { key: 'present', label: getPeriodName(choice.period), ...own('present', present) },
    ];
    if (previous) {
      lines.push({
        key: 'previous',
        label: comparison,
        ...own('previous', previous),
        isComparison: true,
      });
    }
    return { points, series: lines };
  }, [pairs, present, previous, chart, interval, choice, comparison, isItemComparison, format]);

  return (
    <>
      <Chart
        label={chart.label}
        type={type}
        points={points}
        series={series}
        format={format}
        formatTick={formatTick}
        height={CHART_HEIGHT}
        onExplain={isItemComparison ? undefined : explainPoint}
      />
      {panel}
    </>
  );
}

/** Number of items shown at first, the largest ones; the others are in the legend. */
const DRAWN_ITEMS = 5;

function toItemSeries(
  present: ReportStats,
  { key }: ReportChart,
  format: (value: number) => string,
): ChartSeries[] {
  const items = present.segments
    .map(({ id, label, subtotals }) => ({
      id,
      key: String(id),
      label: label || `#${id}`,
      total: subtotals[key] ?? 0,
    }))
    .toSorted((one, other) => other.total - one.total);
  const ordered = items.map(({ key: focus, label, total }, index) => ({
    focus: [focus],
    key: focus,
    label,
    total,
    visible: index < DRAWN_ITEMS,
  }));
  return items.map((item, index) => ({
    key: item.key,
    label: item.label,
    values: toSegmentValues(present, key, item.id),
    total: format(item.total),
    isHiddenAtFirst: index >= DRAWN_ITEMS,
    customColor: getItemColor(index, item.key, ordered),
  }));
}
