/** A clock that runs at normal speed but can be moved. */
export interface MovableClock {
  now: () => Date;
  /** Moves the clock forward by milliseconds. */
  moveBy(milliseconds: number): void;
}

export function createMovableClock(): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    moveBy: (milliseconds) => void (offset += milliseconds),
  };
}
