import { getSeriesColor } from './series-color';
import { getDrawingOrder, type ColoredSeries } from './plot';
import type { PointValue } from './point-values';
import { MARGIN, type Scales } from './scales';
import { Swatch } from './swatch';
import type { ChartType } from './types';

interface CursorProps {
  type: ChartType;
  index: number;
  series: readonly ColoredSeries[];
  scales: Scales;
  height: number;
}

/** Marks the active point. */
export function Cursor({ type, index, series, scales, height }: CursorProps) {
  const x = scales.x(index);
  return (
    <>
      <line className="sa-chart__cursor" x1={x} x2={x} y1={MARGIN.top} y2={height - MARGIN.bottom} />
      {type === 'line' &&
        getDrawingOrder(series).map(({ key, values, ...seriesColor }) => {
          const value = values[index] ?? null;
          return (
            value !== null && (
              <circle
                key={key}
                {...getSeriesColor(seriesColor, 'sa-chart__mark')}
                cx={x}
                cy={scales.y(value)}
                r={4.5}
              />
            )
          );
        })}
    </>
  );
}

interface PointTooltipProps {
  type: ChartType;
  readings: readonly PointValue[];
  series: readonly ColoredSeries[];
  /** Pixels from the left edge. */
  x: number;
  width: number;
}

/** The values of a point next to the pointer. Screen readers read them from the slider instead. */
export function PointTooltip({ type, readings, series, x, width }: PointTooltipProps) {
  return (
    <div className="sa-chart__tip" style={positionTooltip(x, width)} aria-hidden="true">
      {readings.map(({ key, label, title, value }, place) => (
        <p key={key} className="sa-chart__reading">
          <Swatch type={type} seriesColor={series[place] ?? { color: 0 }} />
          <span>
            {label}
            <span className="sa-chart__date">{title}</span>
          </span>
          <strong>
            <bdi>{value}</bdi>
          </strong>
        </p>
      ))}
    </div>
  );
}

/** Pixels: the distance to the point, and the tooltip's width. */
const TOOLTIP = { gap: 12, width: 240 };

/**
 * Uses physical sides, since the position was measured on screen. Spans the width if neither side has room.
 */
function positionTooltip(x: number, width: number): { left?: number; right?: number } {
  if (Math.max(x, width - x) < TOOLTIP.width + TOOLTIP.gap) return { left: 0, right: 0 };
  return x > width / 2 ? { right: width - x + TOOLTIP.gap } : { left: x + TOOLTIP.gap };
}
