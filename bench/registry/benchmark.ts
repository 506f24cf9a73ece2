/** A benchmark in the table that `scripts/bench-registry.mjs` prints. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  /** Which results are better; `count` is printed without a ratio. */
  readonly better: 'more' | 'less' | 'count';
  /** Sets up one candidate and returns the function that measures one round. */
  readonly candidates: Readonly<Record<CandidateName, () => Measure | Promise<Measure>>>;
}

export type CandidateName = 'storeAdmin' | 'wordpress';
export type Measure = () => number | Promise<number>;

/** Long enough for the clock's resolution, short enough to alternate often. */
const ROUND_MS = 60;

/** Runs `work` repeatedly and returns its rate per second. */
export function timesPerSecond(work: () => void): number {
  const start = performance.now();
  let times = 0;
  let elapsed = 0;
  do {
    for (let i = 0; i < 10; i += 1) work();
    times += 10;
    elapsed = performance.now() - start;
  } while (elapsed < ROUND_MS);
  return (times / elapsed) * 1000;
}

/** Returns the duration of `work` in milliseconds. */
export async function duration(work: () => void | Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
