/** A clock that runs as the real one does, from wherever it was moved to. */
export interface MovableClock {
  now: () => Date;
  /** Moves the clock on by milliseconds. */
  moveBy(milliseconds: number): void;
}

export function createMovableClock(): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    moveBy: (milliseconds) => void (offset += milliseconds),
  };
}
