/** Pseudorandom numbers that are the same at every start, so that the demo data is reproducible. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer, both ends inclusive. */
  between(lowest: number, highest: number): number;
  pick<T>(choices: readonly T[]): T;
  /** Picks by weight: `weighted([['often', 9], ['seldom', 1]])`. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
}

/** The Mulberry32 generator: 32 bits of state are enough for demo data. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const random: Random = {
    next,
    between: (lowest, highest) => lowest + Math.floor(next() * (highest - lowest + 1)),
    pick(choices) {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new RangeError('There is nothing to choose from.');
      return choice;
    },
    weighted: (choices) => createPicker(choices)(random),
  };
  return random;
}

/** Like `weighted`, for many picks from the same choices: it sums the weights only once. */
export function createPicker<T>(choices: readonly (readonly [T, number])[]): (random: Random) => T {
  let sum = 0;
  const borders = choices.map(([, weight]) => (sum += weight));
  return (random) => {
    const place = random.next() * sum;
    let [low, high] = [0, borders.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((borders[middle] ?? 0) > place) high = middle;
      else low = middle + 1;
    }
    const chosen = choices[low];
    if (!chosen || sum <= 0) throw new RangeError('There is nothing to choose from.');
    return chosen[0];
  };
}
