/** Limits concurrency; further calls wait in a queue of limited length. */
export interface LimitResult {
  /** @returns `undefined`, at once, when too many wait already */
  run<T>(work: () => Promise<T>): Promise<T | undefined>;
}

export function limit(atOnce: number, mostWaiting: number): LimitResult {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else if (waiting.length >= mostWaiting) return undefined;
      // A call that ends passes its slot to the next one.
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
