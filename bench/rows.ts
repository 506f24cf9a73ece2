/** What a benchmark file exports as `rows`; `scripts/bench-rows.mjs` runs and prints them. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  /** Which way is better; `count` is printed without a verdict. */
  readonly better: 'more' | 'less' | 'count';
  /** Sets one contender up and gives the function that measures one round. */
  readonly contenders: Readonly<Record<ContenderName, () => Measure | Promise<Measure>>>;
}

export type ContenderName = 'ours' | 'platform';
export type Measure = () => number | Promise<number>;

const ROUND = 60; // Milliseconds: long enough for the clock, short enough to take turns often.

/** How often per second `work` can be done. */
export function timesPerSecond(work: () => void): number {
  const start = performance.now();
  let times = 0;
  let elapsed = 0;
  do {
    for (let i = 0; i < 10; i += 1) work();
    times += 10;
    elapsed = performance.now() - start;
  } while (elapsed < ROUND);
  return (times / elapsed) * 1000;
}

/** How many milliseconds `work` takes. */
export async function duration(work: () => void | Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
