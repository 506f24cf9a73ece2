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

/** The same as `weighted` for choices that many are made of: it weighs them once. */
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
