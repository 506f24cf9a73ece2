import { memo } from 'react';
import { getSeriesColor } from './series-color';
import { barsPath, linePath, getIsolatedPoints } from './paths';
import { getLabeledPoints, MARGIN, type Scales } from './scales';
import type { ChartPoint, ChartSeries, ChartType } from './types';

interface PlotProps {
  type: ChartType;
  points: readonly ChartPoint[];
  series: readonly ColoredSeries[];
  scales: Scales;
  width: number;
  height: number;
  isReversed: boolean;
}

export interface ColoredSeries extends ChartSeries {
  /** The palette index, which does not change when other series are hidden. */
  color: number;
}

/** Lines in the order of drawing: comparisons are behind the other series. */
export const getDrawingOrder = (series: readonly ColoredSeries[]): ColoredSeries[] =>
  series.toSorted((one, other) => Number(other.isComparison ?? false) - Number(one.isComparison ?? false));

/** Keeps signs before numbers in right-to-left text. */
const isolate = (text: string) => `\u2068${text}\u2069`;

/** The plot without the cursor, so that pointer moves do not render it again. */
export const Plot = memo(function Plot({
  type,
  points,
  series,
  scales,
  width,
  height,
  isReversed,
}: PlotProps) {
  const edge = isReversed ? width - scales.start : scales.start;
  const end = isReversed ? MARGIN.end : width - MARGIN.end;
  return (
    <>
      {scales.ticks.map(({ value, label }) => (
        <g key={value}>
          <line
            className={value === 0 ? 'sa-chart__zero' : 'sa-chart__grid'}
            x1={edge}
            x2={end}
            y1={scales.y(value)}
            y2={scales.y(value)}
          />
          <text
            className="sa-chart__tick"
            x={isReversed ? edge + 8 : edge - 8}
            y={scales.y(value)}
            dy="0.32em"
            textAnchor="end"
          >
            {isolate(label)}
          </text>
        </g>
      ))}
      {getLabeledPoints(points.length, width, scales.start).map((index) => (
        <text
          key={points[index]?.key}
          className="sa-chart__tick"
          x={scales.x(index)}
          y={height - 8}
          textAnchor="middle"
        >
          {points[index]?.label}
        </text>
      ))}
      {type === 'bar'
        ? series.map((row, place) => (
            <path
              key={row.key}
              {...getSeriesColor(row, 'sa-chart__bars')}
              d={barsPath(row, scales, {
                place: isReversed ? series.length - 1 - place : place,
                places: series.length,
              })}
            />
          ))
        : getDrawingOrder(series).map((row) => <Line key={row.key} series={row} scales={scales} />)}
    </>
  );
});

function Line({ series, scales }: { series: ColoredSeries; scales: Scales }) {
  return (
    <g {...getSeriesColor(series, 'sa-chart__series')}>
      <path className="sa-chart__line" d={linePath(series, scales)} />
      {getIsolatedPoints(series).map((index) => (
        <circle
          key={index}
          className="sa-chart__dot"
          cx={scales.x(index)}
          cy={scales.y(series.values[index] ?? 0)}
          r={4}
        />
      ))}
    </g>
  );
}
