import { paint } from './paint';
import type { ColouredSeries } from './plot';
import type { Reading } from './reading';
import { MARGIN, type Scales } from './scales';
import { Swatch } from './swatch';
import type { ChartType } from './types';

interface CursorProps {
  type: ChartType;
  index: number;
  series: readonly ColouredSeries[];
  scales: Scales;
  height: number;
}

/** Marks the point that is being read. */
export function Cursor({ type, index, series, scales, height }: CursorProps) {
  const x = scales.x(index);
  return (
    <>
      <line className="sa-chart__cursor" x1={x} x2={x} y1={MARGIN.top} y2={height - MARGIN.bottom} />
      {type === 'line' &&
        series.map(({ key, values, ...colouring }) => {
          const value = values[index] ?? null;
          return (
            value !== null && (
              <circle key={key} {...paint(colouring, 'sa-chart__mark')} cx={x} cy={scales.y(value)} r={4.5} />
            )
          );
        })}
    </>
  );
}

interface PointTipProps {
  type: ChartType;
  readings: readonly Reading[];
  series: readonly ColouredSeries[];
  /** Pixels from the left edge. */
  x: number;
  width: number;
}

/** The figures of a point beside the pointer; screen readers hear them from the slider instead. */
export function PointTip({ type, readings, series, x, width }: PointTipProps) {
  return (
    <div className="sa-chart__tip" style={placeTip(x, width)} aria-hidden="true">
      {readings.map(({ key, label, title, value }, place) => (
        <p key={key} className="sa-chart__reading">
          <Swatch type={type} colouring={series[place] ?? { colour: 0 }} />
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

/** Pixels between the point and its figures, and what those need. */
const TIP = { gap: 12, width: 240 };

/** Measured on the screen, hence physical: the figures stand on the side where there is room, or above it all. */
function placeTip(x: number, width: number): { left?: number; right?: number } {
  if (Math.max(x, width - x) < TIP.width + TIP.gap) return { left: 0, right: 0 };
  return x > width / 2 ? { right: width - x + TIP.gap } : { left: x + TIP.gap };
}
