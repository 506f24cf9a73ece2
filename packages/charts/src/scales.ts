import { extent } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import type { ChartSeries } from './types';

/** Pixels on every side of the drawing, for labels. */
export const MARGIN = { top: 12, bottom: 28, start: 64, end: 16 };
const TICKS = 5;
/** Pixels that the label of a point needs, with some air. */
const LABEL_WIDTH = 76;

export interface Scales {
  /** The middle of a point. */
  x(index: number): number;
  y(value: number): number;
  /** What a point has to itself. */
  step: number;
  /** What the bars of a point may fill. */
  bandwidth: number;
  ticks: readonly number[];
  /** The place of the point nearest to a horizontal position. */
  indexAt(position: number): number;
}

interface Frame {
  count: number;
  width: number;
  height: number;
  /** Time runs from right to left. */
  isReversed: boolean;
}

/** Zero is always in sight: a bar that starts elsewhere says the wrong thing. */
export function createScales(series: readonly ChartSeries[], frame: Frame): Scales {
  const { count, width, height, isReversed } = frame;
  const [least = 0, most = 0] = extent(
    series.flatMap(({ values }) => values.filter((value) => value !== null)),
  );
  const isFlat = least === 0 && most === 0;
  const vertical = scaleLinear()
    .domain([Math.min(0, least), isFlat ? 1 : Math.max(0, most)])
    .range([height - MARGIN.bottom, MARGIN.top])
    .nice(TICKS);
  const edges = isReversed ? [width - MARGIN.start, MARGIN.end] : [MARGIN.start, width - MARGIN.end];
  const horizontal = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range([edges[0] ?? 0, edges[1] ?? 0])
    .paddingInner(0.25)
    .paddingOuter(0.125);
  const bandwidth = horizontal.bandwidth();
  const step = horizontal.step();
  const x = (index: number) => (horizontal(index) ?? 0) + bandwidth / 2;
  const [first, last] = [x(0), x(count - 1)];

  return {
    x,
    y: vertical,
    step,
    bandwidth,
    ticks: vertical.ticks(TICKS),
    indexAt(position) {
      if (count < 2) return 0;
      const index = Math.round(((position - first) / (last - first)) * (count - 1));
      return Math.min(count - 1, Math.max(0, index));
    },
  };
}

/** The points whose labels fit beside each other, evenly spread. */
export function labelledPoints(count: number, width: number): number[] {
  const room = Math.max(1, Math.floor((width - MARGIN.start - MARGIN.end) / LABEL_WIDTH));
  const every = Math.max(1, Math.ceil(count / room));
  return Array.from({ length: Math.ceil(count / every) }, (_, place) => place * every);
}
