import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, EmptyState } from '@admin/ui';
import { DataTable } from './data-table';
import { Legend } from './legend';
import type { ColoredSeries } from './plot';
import { ChartArea } from './chart-area';
import type { ChartPoint, ChartSeries, ChartType } from './types';
import './colors.css';
import './chart.css';

export interface ChartProps {
  /** What the chart shows, such as `Total sales`. */
  label: string;
  type: ChartType;
  points: readonly ChartPoint[];
  /** The first series is the main one. Each has as many values as `points`. */
  series: readonly ChartSeries[];
  /** Formats a value. Keep the function stable between renders. */
  format: (value: number) => string;
  /**
   * Formats an axis value; defaults to `format`. `greatest` is the largest absolute value of the axis, so
   * that all labels use the same unit.
   */
  formatTick?: ((value: number, greatest: number) => string) | undefined;
  /** Pixels. */
  height?: number | undefined;
  /** Shows how the value of a point is calculated. Called on click, Enter or the button. */
  onExplain?: ((index: number) => void) | undefined;
}

const COLOR_COUNT = 8;

/**
 * A line or bar chart over time. Points are read by pointer, by arrow keys, or from a table for screen
 * readers.
 */
export function Chart({
  label,
  type,
  points,
  series,
  format,
  formatTick = format,
  height = 300,
  onExplain,
}: ChartProps) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<number>();
  const [isReading, setReading] = useState(false);
  useCloseOnEscape(isReading, setReading);

  const coloredSeries = useMemo(() => withColors(series), [series]);
  const shown = useMemo(
    () => coloredSeries.filter(({ key, isHiddenAtFirst = false }) => toggled.has(key) === isHiddenAtFirst),
    [coloredSeries, toggled],
  );
  // The table renders with low priority, always as a whole.
  const table = useDeferredValue(
    useMemo(() => ({ label, points, series: coloredSeries, format }), [label, points, coloredSeries, format]),
  );

  function toggle(key: string) {
    // The last visible series cannot be hidden.
    if (shown.every((row) => row.key === key)) return;
    const next = new Set(toggled);
    if (!next.delete(key)) next.add(key);
    setToggled(next);
  }

  const index = Math.min(chosen ?? points.length - 1, points.length - 1);
  const current = points[index];
  const noData = __('No data recorded for the selected time period.', 'store-admin');
  if (!current) return <EmptyState title={noData} />;
  const isEmpty = !series.some(({ values }) => values.some(Boolean));
  return (
    <figure className="sa-chart" aria-label={label}>
      <ChartArea
        {...{ label, type, points, series: shown, format, formatTick, height, index, isReading, onExplain }}
        onChoose={setChosen}
        onReading={setReading}
      />
      {isEmpty && <p className="sa-chart__empty">{noData}</p>}
      {onExplain && chosen !== undefined && (
        <Button
          variant="tertiary"
          size="small"
          icon="info"
          className="sa-chart__explain"
          aria-haspopup="dialog"
          aria-label={sprintf(
            /* translators: 1: what a chart shows, 2: a date */
            __('How “%1$s” for %2$s is calculated', 'store-admin'),
            label,
            current.title,
          )}
          onClick={() => onExplain(index)}
        />
      )}
      {series.length > 1 && <Legend type={type} series={coloredSeries} shown={shown} onToggle={toggle} />}
      <DataTable {...table} />
    </figure>
  );
}

/** Comparisons use the muted color; other series use one palette color each. */
function withColors(series: readonly ChartSeries[]): ColoredSeries[] {
  let used = 0;
  return series.map((row) => {
    if (row.isComparison) return { ...row, color: 0 };
    used += 1;
    return { ...row, color: ((used - 1) % COLOR_COUNT) + 1 };
  });
}

/** WCAG 2.2, 1.4.13: the tooltip can be dismissed without moving the pointer. */
function useCloseOnEscape(isShown: boolean, setShown: (isShown: boolean) => void): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isShown, setShown]);
}
