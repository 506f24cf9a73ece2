/** The approximate number of grid steps. */
const STEPS = 5;

/** Thresholds for rounding a step to 1, 2, 5 or 10 times a power of ten. */
const [TO_TWO, TO_FIVE, TO_TEN] = [Math.SQRT2, Math.sqrt(10), Math.sqrt(50)];

interface Step {
  factor: number;
  /** The exponent of ten. */
  power: number;
}

type Range = readonly [low: number, high: number];

/** Round, evenly spaced values that cover the range. Its limits must differ. */
export function createGrid(range: Range): readonly number[] {
  const near = getStep(range);
  const wide = extendToSteps(range, near);
  // The extended range may need larger steps.
  const step = getStep(wide);
  const isEnough = step.factor === near.factor && step.power === near.power;
  const [first, last] = toStepCounts(isEnough ? range : wide, step);
  return Array.from({ length: last - first + 1 }, (_, index) => toStepValue(first + index, step));
}

function getStep([low, high]: Range): Step {
  const rough = (high - low) / STEPS;
  const power = Math.floor(Math.log10(rough));
  const rest = rough / 10 ** power;
  return { power, factor: rest >= TO_TEN ? 10 : rest >= TO_FIVE ? 5 : rest >= TO_TWO ? 2 : 1 };
}

function extendToSteps(range: Range, step: Step): Range {
  const [first, last] = toStepCounts(range, step);
  return [toStepValue(first, step), toStepValue(last, step)];
}

/** The range as numbers of steps from zero. */
const toStepCounts = ([low, high]: Range, step: Step): Range => [
  Math.floor(toStepCount(low, step)),
  Math.ceil(toStepCount(high, step)),
];

/** Divides by integers for steps below one: 3 × 0.1 is not 0.3, but 3 ÷ 10 is. */
const toStepCount = (value: number, { factor, power }: Step) =>
  power < 0 ? (value * 10 ** -power) / factor : value / (factor * 10 ** power);

const toStepValue = (count: number, { factor, power }: Step) =>
  power < 0 ? (count * factor) / 10 ** -power : count * factor * 10 ** power;
