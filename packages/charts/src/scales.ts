import { createGrid } from './grid';
import type { ChartSeries } from './types';

/** Pixels beside the drawing, for labels; those of the axis have as much as they need. */
export const MARGIN = { top: 12, bottom: 28, end: 16 };
/** Pixels: of the axis at least, of a letter in its labels, of one of Chinese and the like, and around a label. */
const AXIS = { least: 32, letter: 7, wideLetter: 12, air: 16 };
/** What the axis takes of a narrow drawing at most. */
const MAX_AXIS_SHARE = 0.4;
/** Of what a point has to itself, what its bars fill; the rest is air. */
const BAR_FILL_SHARE = 0.75;
/** Pixels that the label of a point needs, with some air. */
const LABEL_WIDTH = 76;

export interface Scales {
  /** The middle of a point. */
  x(index: number): number;
  y(value: number): number;
  /** Pixels that the labels of the axis take, at the side where the drawing starts. */
  start: number;
  /** What a point has to itself. */
  step: number;
  /** What the bars of a point may fill. */
  bandwidth: number;
  ticks: readonly Tick[];
  /** The place of the point nearest to a horizontal position. */
  indexAt(position: number): number;
}

/** A line of the grid with its name. */
export interface Tick {
  value: number;
  label: string;
}

interface Frame {
  count: number;
  width: number;
  height: number;
  /** Time runs from right to left. */
  isReversed: boolean;
  formatTick: TickFormat;
}

/** Writes a value of the axis, whose greatest (or least, below zero) is `greatest` away from zero. */
export type TickFormat = (value: number, greatest: number) => string;

/** Zero is always in sight: a bar that starts elsewhere says the wrong thing. */
export function createScales(series: readonly ChartSeries[], frame: Frame): Scales {
  const { count, width, height, isReversed, formatTick } = frame;
  const [least, most] = getValueRange(series);
  const values = createGrid([least, least === most ? least + 1 : most]);
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

/** The least and the greatest of zero and all values. */
function getValueRange(series: readonly ChartSeries[]): [number, number] {
  let [least, most] = [0, 0];
  for (const value of series.flatMap(({ values }) => values)) {
    // What is unknown, or no number at all, is neither.
    if (value === null || !Number.isFinite(value)) continue;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

/** Reckoned, since nothing can be measured before it is drawn. */
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
 * The points whose labels fit beside each other, evenly spread.
 * @param start pixels that the axis takes of the width
 */
export function getLabeledPoints(count: number, width: number, start: number): number[] {
  const room = Math.max(1, Math.floor((width - start - MARGIN.end) / LABEL_WIDTH));
  const every = Math.max(1, Math.ceil(count / room));
  return Array.from({ length: Math.ceil(count / every) }, (_, place) => place * every);
}
