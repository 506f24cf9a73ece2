/** Numbers that look random and are the same at every start, so that a demo shop can be told from a broken one. */
export interface Random {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(lowest: number, highest: number): number;
  pick<T>(choices: readonly T[]): T;
  /** Picks by weight: `weighted([['often', 9], ['seldom', 1]])`. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
}

/** Mulberry32: 32 bits of state, more than enough for a shop. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const weighted = <T>(choices: readonly (readonly [T, number])[]): T => {
    let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of choices) {
      rest -= weight;
      if (rest < 0) return choice;
    }
    throw new RangeError('There is nothing to choose from.');
  };
  return {
    next,
    between: (lowest, highest) => lowest + Math.floor(next() * (highest - lowest + 1)),
    pick: (choices) => weighted(choices.map((choice) => [choice, 1])),
    weighted,
  };
}
