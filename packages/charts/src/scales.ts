import { createGrid } from './grid';
import type { ChartSeries } from './types';

/** Margins of the plot in pixels. The axis labels are measured separately. */
export const MARGIN = { top: 12, bottom: 28, end: 16 };
/** Pixels: the minimum width, per letter, per East Asian letter, and padding. */
const AXIS = { least: 32, letter: 7, wideLetter: 12, air: 16 };
/** The maximum share of the width for the axis. */
const MAX_AXIS_SHARE = 0.4;
/** The share of a point's width that its bars fill. */
const BAR_FILL_SHARE = 0.75;
/** The width of a point's label in pixels, with padding. */
const LABEL_WIDTH = 76;

export interface Scales {
  /** The center of a point. */
  x(index: number): number;
  y(value: number): number;
  /** The width of the axis labels in pixels, at the start side. */
  start: number;
  /** The width per point. */
  step: number;
  /** The width of all bars of a point. */
  bandwidth: number;
  ticks: readonly Tick[];
  /** The index of the point nearest to a horizontal position. */
  indexAt(position: number): number;
}

/** A grid line and its label. */
export interface Tick {
  value: number;
  label: string;
}

interface Frame {
  count: number;
  width: number;
  height: number;
  /** Whether the axis runs from right to left. */
  isReversed: boolean;
  formatTick: TickFormat;
}

/** Formats an axis value. `greatest` is the largest absolute value of the axis. */
export type TickFormat = (value: number, greatest: number) => string;

/** Zero is always included, since bars must start there. */
export function createScales(series: readonly ChartSeries[], frame: Frame): Scales {
  const { count, width, height, isReversed, formatTick } = frame;
  const [min, max] = getValueRange(series);
  const values = createGrid([min, min === max ? min + 1 : max]);
  const [low = 0, high = 1] = [values[0], values.at(-1)];
  const greatest = Math.max(...values.map(Math.abs));
  const ticks = values.map((value) => ({ value, label: formatTick(value, greatest) }));
  const [bottom, top] = [height - MARGIN.bottom, MARGIN.top];
  const start = measureAxis(ticks, width);
  const step = (width - start - MARGIN.end) / Math.max(1, count);
  const x = (index: number) => {
    const fromStart = start + step * (index + 0.5);
    return isReversed ? width - fromStart : fromStart;
  };
  const [first, last] = [x(0), x(count - 1)];

  return {
    x,
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - top),
    step,
    bandwidth: step * BAR_FILL_SHARE,
    start,
    ticks,
    indexAt(position) {
      if (count < 2) return 0;
      const index = Math.round(((position - first) / (last - first)) * (count - 1));
      return Math.min(count - 1, Math.max(0, index));
    },
  };
}

/** The minimum and maximum of zero and all values. */
function getValueRange(series: readonly ChartSeries[]): [number, number] {
  let [min, max] = [0, 0];
  for (const value of series.flatMap(({ values }) => values)) {
    // Unknown and non-finite values are ignored.
    if (value === null || !Number.isFinite(value)) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return [min, max];
}

/** Estimated, since labels cannot be measured before rendering. */
function measureAxis(ticks: readonly Tick[], width: number): number {
  const widths = ticks.map(({ label }) =>
    Array.from(label).reduce(
      (sum, letter) => sum + (WIDE_CHARACTERS.test(letter) ? AXIS.wideLetter : AXIS.letter),
      0,
    ),
  );
  return Math.min(Math.max(AXIS.least, Math.max(...widths) + AXIS.air), width * MAX_AXIS_SHARE);
}

const WIDE_CHARACTERS = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]/;

/**
 * Evenly spaced points whose labels fit.
 * @param start the width of the axis in pixels
 */
export function getLabeledPoints(count: number, width: number, start: number): number[] {
  const room = Math.max(1, Math.floor((width - start - MARGIN.end) / LABEL_WIDTH));
  const every = Math.max(1, Math.ceil(count / room));
  return Array.from({ length: Math.ceil(count / every) }, (_, place) => place * every);
}
