import { useMemo, useState, type PointerEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Cursor, PointTooltip } from './cursor';
import { Plot, type ColoredSeries } from './plot';
import { getPointValues, formatPoint } from './point-values';
import { createScales } from './scales';
import type { ChartPoint, ChartType } from './types';
import { usePlotSize } from './use-plot-size';

interface ChartAreaProps {
  label: string;
  type: ChartType;
  /** At least one. */
  points: readonly ChartPoint[];
  /** The visible series. */
  series: readonly ColoredSeries[];
  format: (value: number) => string;
  formatTick: (value: number, greatest: number) => string;
  /** Pixels. */
  height: number;
  /** The index of the active point. */
  index: number;
  isReading: boolean;
  onChoose: (index: number) => void;
  onReading: (isReading: boolean) => void;
  onExplain: ((index: number) => void) | undefined;
}

/** The plot, and the controls that read its points: the pointer, or the keys of an invisible slider. */
export function ChartArea(props: ChartAreaProps) {
  const { label, type, points, series, format, formatTick, height, index, isReading } = props;
  const { onChoose, onReading, onExplain } = props;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { width, isReversed } = usePlotSize(element);
  const scales = useMemo(
    () => createScales(series, { count: points.length, width, height, isReversed, formatTick }),
    [series, points.length, width, height, isReversed, formatTick],
  );
  const current = points[index];
  const readings = current ? getPointValues(index, current, series, format) : [];

  function choose(next: number) {
    onChoose(next);
    onReading(true);
  }

  function point(event: PointerEvent<HTMLElement>) {
    const { left } = event.currentTarget.getBoundingClientRect();
    choose(scales.indexAt(event.clientX - left));
  }

  /** On touch, the first tap shows a point; a button opens its explanation. */
  function press({ pointerType, button }: PointerEvent<HTMLElement>) {
    if (pointerType === 'mouse' && button === 0) onExplain?.(index);
  }

  return (
    <div
      ref={setElement}
      className="sa-chart__stage"
      style={{ blockSize: height }}
      onPointerMove={point}
      onPointerDown={point}
      onPointerUp={press}
      onPointerLeave={() => onReading(false)}
    >
      {width > 0 && (
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          focusable="false"
        >
          <Plot {...{ type, points, series, scales, width, height, isReversed }} />
          {isReading && <Cursor {...{ type, index, series, scales, height }} />}
        </svg>
      )}
      {isReading && width > 0 && <PointTooltip {...{ type, readings, series, width }} x={scales.x(index)} />}
      <input
        type="range"
        className="sa-chart__reader"
        aria-label={sprintf(
          /* translators: %s: what a chart shows */
          __('Data points of the chart %s', 'store-admin'),
          label,
        )}
        aria-valuetext={current && formatPoint(current, readings)}
        min={0}
        max={points.length - 1}
        value={index}
        onChange={(event) => choose(event.target.valueAsNumber)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onExplain?.(index);
        }}
        onFocus={() => onReading(true)}
        onBlur={() => onReading(false)}
      />
    </div>
  );
}
