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
  /** What is drawn: `Total sales`. */
  label: string;
  type: ChartType;
  points: readonly ChartPoint[];
  /** The first is the one that counts; all are as long as `points`. */
  series: readonly ChartSeries[];
  /** A value for reading. Keep the function the same between renderings. */
  format: (value: number) => string;
  /**
   * A value for the axis, where room is short; `format` when left out. `greatest` is how far the axis goes from zero, so
   * that all its values are written alike.
   */
  formatTick?: ((value: number, greatest: number) => string) | undefined;
  /** Pixels. */
  height?: number | undefined;
  /** Says how the figure of a point came about; it is asked for by pressing the point, by Enter, or by a button. */
  onExplain?: ((index: number) => void) | undefined;
}

const COLOR_COUNT = 8;

/** Figures over time. Points are read by pointer, by arrow keys, or from a table that only screen readers meet. */
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
  const isEmpty = useMemo(() => !coloredSeries.some(({ values }) => values.some(Boolean)), [coloredSeries]);
  // Nobody waits for the table: it follows as a whole, so that no figure stands beside another day.
  const table = useDeferredValue(
    useMemo(() => ({ label, points, series: coloredSeries, format }), [label, points, coloredSeries, format]),
  );

  function toggle(key: string) {
    // One stays.
    if (shown.every((row) => row.key === key)) return;
    const next = new Set(toggled);
    if (!next.delete(key)) next.add(key);
    setToggled(next);
  }

  const index = Math.min(chosen ?? points.length - 1, points.length - 1);
  const current = points[index];
  if (!current) {
    return <EmptyState title={__('No data for the selected period', 'woocommerce')} />;
  }
  return (
    <figure className="sa-chart" aria-label={label}>
      <ChartArea
        {...{ label, type, points, series: shown, format, formatTick, height, index, isReading, onExplain }}
        onChoose={setChosen}
        onReading={setReading}
      />
      {isEmpty && <p className="sa-chart__empty">{__('No data for the selected period', 'woocommerce')}</p>}
      {onExplain && chosen !== undefined && (
        <Button
          variant="tertiary"
          size="small"
          icon="info"
          className="sa-chart__explain"
          aria-haspopup="dialog"
          aria-label={sprintf(
            /* translators: 1: what a chart shows, 2: a date */
            __('How “%1$s” of %2$s is made', 'woocommerce'),
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

/** Comparisons have the quiet color, the others one of the palette each. */
function withColors(series: readonly ChartSeries[]): ColoredSeries[] {
  let used = 0;
  return series.map((row) => {
    if (row.isComparison) return { ...row, color: 0 };
    used += 1;
    return { ...row, color: ((used - 1) % COLOR_COUNT) + 1 };
  });
}

/** WCAG 2.2, 1.4.13: what shows below the pointer can be sent away while the pointer stays. */
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
